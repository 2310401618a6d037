import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));

export interface Server {
  /** False if it was killed, or ended by itself, before it was ready. */
  ready: Promise<boolean>;
  output(): string;
  /** What a power cut would do to the process. */
  kill(): Promise<void>;
}

export function startServer(env: NodeJS.ProcessEnv): Server {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, DATABASE_URL: '', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let output = '';
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is ready at')) resolve(true);
      });
    }
    void ended.then(() => resolve(false));
  });
  return {
    ready,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', killAtExit);
    },
  };
}
