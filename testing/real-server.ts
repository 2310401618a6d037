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
const LAST_OUTPUT_MS = 1000;

export interface RealServer {
  /** The server's origin, without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly output: () => string;
  /** Stops the server with SIGTERM. Deletes its data unless the caller provided the data folder. */
  readonly stop: () => Promise<void>;
}

export interface RestartableServer extends RealServer {
  /** Kills the server like a crash. */
  readonly kill: () => Promise<void>;
  /** Starts the killed server again, with its data and at its origin. */
  readonly restart: () => Promise<void>;
}

export interface ServerSettings {
  /** Added to the environment. The port and the data folder are always set. */
  env?: NodeJS.ProcessEnv;
  /** Default: a temporary folder that is deleted when the server stops. */
  dataDir?: string;
  /** Default: a free one. */
  port?: number;
}

export interface LaunchedServer extends RealServer {
  /** The result of the start. `ended`: the server exited or was killed before it was ready. `silent`: it timed out. */
  readonly state: Promise<'ready' | 'ended' | 'silent'>;
  /** Resolves when the process has exited. */
  readonly ended: Promise<void>;
  /** Kills the server like a crash. The data stays. */
  readonly kill: () => Promise<void>;
}

export async function launchServer({
  env,
  dataDir,
  port: chosen,
}: ServerSettings = {}): Promise<LaunchedServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lensemble-')));
  const port = chosen ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const exited = once(child, 'exit').then(() => {
    process.off('exit', killAtExit);
  });
  /** The last output may arrive after the exit. Child processes can keep the pipes open, so the wait is limited. */
  const outputEnded = Promise.race([once(child, 'close'), exited.then(() => wait(LAST_OUTPUT_MS))]);

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
    outputEnded.then(() => 'ended' as const),
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
  return { origin, dataDir: folder, pid, output: () => output, state, ended: exited, stop, kill };
}

/** Waits until the server prints its URL. @throws Error if it exits or times out */
export async function untilReady(server: LaunchedServer): Promise<LaunchedServer> {
  const state = await server.state;
  if (state === 'ready') return server;
  if (state === 'silent') await server.stop();
  throw new Error(`The server did not start at ${server.origin} (${state}):\n${server.output()}`);
}

/** Starts the product as a process on a free port and waits until it is ready. */
export async function startServer(settings: ServerSettings = {}): Promise<RestartableServer> {
  const first = await untilReady(await launchServer(settings));
  const { origin, dataDir } = first;
  const outputs = [first.output];
  let current = first;
  return {
    origin,
    dataDir,
    get pid() {
      return current.pid;
    },
    output: () => outputs.map((output) => output()).join(''),
    kill: () => current.kill(),
    restart: async () => {
      const port = Number(new URL(origin).port);
      current = await untilReady(await launchServer({ ...settings, dataDir, port }));
      outputs.push(current.output);
    },
    stop: async () => {
      await current.stop();
      if (settings.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
