import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Child {
  pid: number;
  output(): string;
  /** Resolves when it has printed the text. Rejects if it ends before. */
  untilPrinted(text: string): Promise<void>;
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

export function runFile(
  file: string,
  {
    flags = [],
    args = [],
    env = {},
  }: { flags?: string[]; args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Child {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [...flags, path, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('printed');
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async untilPrinted(text) {
      while (!output.includes(text)) {
        const over = await Promise.race([once(child, 'printed'), ended.then(() => 'over')]);
        if (over === 'over' && !output.includes(text)) throw new Error(`It ended: ${output}`);
      }
    },
    ended,
    kill: (signal) => child.kill(signal),
  };
}
