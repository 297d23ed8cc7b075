interface Node {
  isKey: boolean;
  readonly children: Map<string, Node>;
}

/**
 * A set of keys whose parts end in colons, such as `choice:0:content:`. It is asked, and emptied, by how keys begin,
 * and never walked through: a stream may have any number of them.
 */
export class KeyTree {
  readonly #root: Node = createNode();

  add(key: string): void {
    let node = this.#root;
    for (const part of partsOf(key)) {
      const child = node.children.get(part) ?? createNode();
      node.children.set(part, child);
      node = child;
    }
    node.isKey = true;
  }

  /** Whether there is a key that begins so. */
  has(prefix: string): boolean {
    let node: Node | undefined = this.#root;
    for (const part of partsOf(prefix)) node = node?.children.get(part);
    return node !== undefined && (node.isKey || node.children.size > 0);
  }

  /** Takes the keys away that begin so. */
  delete(prefix: string): void {
    const parts = partsOf(prefix);
    const path = [this.#root];
    for (const part of parts) {
      const child = path.at(-1)?.children.get(part);
      if (child === undefined) return;
      path.push(child);
    }
    const last = path.at(-1);
    last?.children.clear();
    if (last !== undefined) last.isKey = false;
    for (let depth = parts.length; depth > 0; depth--) {
      const node = path[depth];
      if (node === undefined || node.isKey || node.children.size > 0) return;
      path[depth - 1]?.children.delete(parts[depth - 1] ?? '');
    }
  }
}

function createNode(): Node {
  return { isKey: false, children: new Map() };
}

function partsOf(key: string): readonly string[] {
  return key.split(':').slice(0, -1);
}
