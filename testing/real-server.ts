import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const entry = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;
const LAST_WORDS_MS = 1000;

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

/** A server that may not be ready yet. */
export interface LaunchedServer extends RealServer {
  /** What became of the start: `ended` where it ended, or was killed, before it was ready. */
  readonly state: Promise<'ready' | 'ended' | 'silent'>;
  /** Ends it as a crash would. The data stays. */
  readonly kill: () => Promise<void>;
}

/** Starts the product itself as a process of its own, on a free port. */
export async function launchServer({ env, dataDir }: ServerSettings = {}): Promise<LaunchedServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lensemble-')));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const exited = once(child, 'exit').then(() => process.off('exit', killAtExit));
  /** It may have said why only with its last breath; what it has started may keep the pipes open for longer. */
  const saidAll = Promise.race([once(child, 'close'), exited.then(() => wait(LAST_WORDS_MS))]);

  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(origin)) resolve();
      });
    }
  });
  const state = Promise.race([
    ready.then(() => 'ready' as const),
    saidAll.then(() => 'ended' as const),
    wait(START_LIMIT_MS, 'silent' as const, { ref: false }),
  ]);

  const stop = async () => {
    const force = setTimeout(killAtExit, STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(force);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const pid = child.pid ?? 0;
  return { origin, dataDir: folder, pid, output: () => output, state, stop, kill };
}

/** Waits until a server says where it answers. */
export async function untilReady(server: LaunchedServer): Promise<LaunchedServer> {
  const state = await server.state;
  if (state === 'ready') return server;
  if (state === 'silent') await server.stop();
  throw new Error(`The server did not start at ${server.origin} (${state}):\n${server.output()}`);
}

/** Starts the product itself as a process of its own, on a free port, and waits until it says where it answers. */
export async function startServer(settings: ServerSettings = {}): Promise<RealServer> {
  return untilReady(await launchServer(settings));
}
