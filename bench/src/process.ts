import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 4;
const START_LIMIT_MS = 120_000;

/** Spawns a process in its own process group, so that its children can be ended with it. */
export function spawnGroup(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

/** Returns the URL that a process prints when it listens. */
export async function printedAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const [address] = /http:\/\/[\w.:]+\d/.exec(output) ?? [];
    if (address) {
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The process exited without printing a URL:\n${output}`);
}

/** Polls a URL. Returns the milliseconds from `since` to the first response. */
export async function untilAnswered(url: string, since: number): Promise<number> {
  while (performance.now() - since < START_LIMIT_MS) {
    const answered = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answered) return performance.now() - since;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not respond`);
}

export const residentMegabytes = (pid: number): Promise<number> => megabytes(pid, /VmRSS:\s+(\d+)/);

/** The most resident memory since the process started. */
export const peakMegabytes = (pid: number): Promise<number> => megabytes(pid, /VmHWM:\s+(\d+)/);

async function megabytes(pid: number, line: RegExp): Promise<number> {
  const kilobytes = Number(line.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return kilobytes / 1024;
}

/** Returns the id of the process that a launcher such as npm has started. */
export async function onlyChild({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number.parseInt(children, 10);
}
