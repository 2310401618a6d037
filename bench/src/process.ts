import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 4;
const START_LIMIT_MS = 120_000;

/** A process in a group of its own, so that it ends with all that it started. */
export function spawnGroup(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Ends the process and what it started, and waits for it. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

/** The address that a process prints once it listens. */
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
  throw new Error(`The process ended without an address:\n${output}`);
}

/** Milliseconds until an address answers, asked again and again from now on. */
export async function untilAnswered(url: string, since: number): Promise<number> {
  while (performance.now() - since < START_LIMIT_MS) {
    const answered = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answered) return performance.now() - since;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not answer`);
}

/** Megabytes of memory that a process holds, its threads included. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return kilobytes / 1024;
}

/** The process that another has started, and that does the work for it. */
export async function onlyChild({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number.parseInt(children, 10);
}
