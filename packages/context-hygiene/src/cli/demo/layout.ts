import type { Terminal } from '../terminal.js';

/** A section's head: a number, what happens, and a rule to the right edge. */
export function heading({ width, colors }: Terminal, step: number, title: string): string {
  const rule = '─'.repeat(Math.max(0, width - title.length - 5));
  return `\n${colors.bold(colors.cyan(`${step}  ${title}`))} ${colors.dim(rule)}\n`;
}

/** Breaks a text into lines of at most `width` characters, at spaces where there are some. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = line;
    while (rest.length > width) {
      const space = rest.lastIndexOf(' ', width);
      const cut = space > width / 2 ? space : width;
      lines.push(rest.slice(0, cut));
      rest = rest.slice(cut).trimStart();
    }
    return [...lines, rest];
  });
}

/** Sets a text beside a mark, continued under itself. */
export function beside(mark: string, markWidth: number, lines: readonly string[]): string {
  const blank = ' '.repeat(markWidth);
  return lines.map((line, index) => `${index === 0 ? mark : blank}${line}`).join('\n');
}

/** A bar of at most `width` cells for `value` of `most`, in eighths. */
export function bar(value: number, most: number, width: number): string {
  const eighths = Math.max(1, Math.round((value / most) * width * 8));
  const rest = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  return `${'█'.repeat(Math.floor(eighths / 8))}${rest}`;
}
