/** A Markdown table, its columns padded; the first one is text, the others figures. */
export function table(header, rows) {
  const all = [header, ...rows].map((cells) => cells.map(String));
  const widths = header.map((_, column) => Math.max(...all.map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}
