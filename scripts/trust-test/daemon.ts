import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { scratchFolder } from '../test/scratch.mjs';

const START_LIMIT_MS = 60_000;
const LOOK_MS = 50;
const LOG_KEPT = 20_000;

const idOf = (flag: string) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));

/** Databases and poolers refuse to run as root. Then they run as the user of Debian's PostgreSQL. */
const unprivileged: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const own = (path: string) => {
  const { uid, gid } = unprivileged;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** A temporary folder of the programs of one step. */
export class Folder {
  readonly path: string;

  constructor(name: string) {
    this.path = mkdtempSync(join(scratchFolder(), `lensemble-${name}-`));
    own(this.path);
  }

  /** @returns the path of the new file */
  write(name: string, text: string): string {
    const path = join(this.path, name);
    writeFileSync(path, text, { mode: 0o600 });
    own(path);
    return path;
  }

  /** @returns the path of the new folder */
  make(name: string): string {
    const path = join(this.path, name);
    mkdirSync(path, { mode: 0o700 });
    own(path);
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A program that runs in the background, on ports of the loopback interface. */
export class Daemon {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #killAtExit = () => this.#child.kill('SIGKILL');
  #log = '';

  constructor(program: string, args: readonly string[], cwd: string) {
    this.#child = spawn(program, args, {
      ...unprivileged,
      cwd,
      env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: cwd },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'exit');
    process.once('exit', this.#killAtExit);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log = (this.#log + text).slice(-LOG_KEPT);
      });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The last of its output. */
  get log(): string {
    return this.#log;
  }

  async untilOpen(port: number): Promise<this> {
    await until(`port ${port} of ${this.#child.spawnfile}`, () => isOpen(port)).catch((error) => {
      throw new Error(`${this.#child.spawnfile} did not start:\n${this.#log}`, { cause: error });
    });
    return this;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
    process.off('exit', this.#killAtExit);
  }
}

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/** @throws Error if the condition does not hold within the limit */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = START_LIMIT_MS,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${limitMs / 1000} s in vain for ${what}`);
    await wait(LOOK_MS);
  }
}
