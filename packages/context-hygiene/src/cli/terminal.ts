import { createColors } from 'picocolors';

/** What the commands may know of the place they write to. */
export interface Terminal {
  /** Columns to write in: the terminal's, at most 100; 80 when it is none. */
  readonly width: number;
  readonly colors: ReturnType<typeof createColors>;
}

interface TerminalStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Colours only on a terminal, and never with `NO_COLOR`, `TERM=dumb`; `FORCE_COLOR` asks for them. */
export function terminalOf(
  stream: TerminalStream,
  env: Readonly<Record<string, string | undefined>>,
): Terminal {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const allowed = !env.NO_COLOR && env.TERM !== 'dumb' && stream.isTTY === true;
  const width = stream.isTTY === true ? Math.max(40, Math.min(stream.columns ?? 80, 100)) : 80;
  return { width, colors: createColors(!env.NO_COLOR && (forced || allowed)) };
}
