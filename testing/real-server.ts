import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

export interface RealServer {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Ends it as an operator would (SIGTERM) and, unless the caller brought the data folder, removes its data. */
  readonly stop: () => Promise<void>;
}

export interface ServerSettings {
  /** Added to the environment; the port and the data folder are chosen here. */
  env?: NodeJS.ProcessEnv;
  /** Keep the data here instead of in a folder that goes away with the server. */
  dataDir?: string;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port to be had');
  return address.port;
}

/** Starts the product itself as a process of its own, on a free port, and waits until it says where it answers. */
export async function startServer({ env, dataDir }: ServerSettings = {}): Promise<RealServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lensemble-')));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const exited = once(child, 'exit');

  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(origin)) resolve();
      });
    }
  });

  const stop = async () => {
    const force = setTimeout(killAtExit, STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(force);
    process.off('exit', killAtExit);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };

  const tooLate = AbortSignal.timeout(START_LIMIT_MS);
  const state = await Promise.race([
    ready.then(() => 'ready' as const),
    exited.then(() => 'ended' as const),
    once(tooLate, 'abort').then(() => 'silent' as const),
  ]);
  if (state !== 'ready' || child.pid === undefined) {
    if (state !== 'ended') await stop();
    throw new Error(`The server did not start (${state}):\n${output}`);
  }
  return { origin, dataDir: folder, pid: child.pid, output: () => output, stop };
}
