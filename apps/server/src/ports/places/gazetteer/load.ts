import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Gazetteer } from './data.ts';
import { KEPT_FOLDER, readKept } from './kept.ts';

const PROGRAM = fileURLToPath(new URL('./build-process.ts', import.meta.url));
const PATIENCE_MS = 60_000;

/** Reads the gazetteer that was kept, or makes it. @param folder where it is kept */
export async function loadGazetteer(folder = KEPT_FOLDER): Promise<Gazetteer> {
  return (await readKept(folder)) ?? makeGazetteer(folder);
}

/**
 * Makes the gazetteer in a process of its own: that takes nobody else's time, and the hundreds of megabytes that the
 * packages take while they are read end with it. Those of a thread would stay with this process.
 */
export async function makeGazetteer(folder: string, program = PROGRAM): Promise<Gazetteer> {
  const child = fork(program, [folder], {
    // Nothing of what the server knows.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: 'ignore',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  // A server that stops does not wait for it.
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`The process that makes the gazetteer ended with ${code}`);
  });
  const [gazetteer] = await Promise.race([once(child, 'message'), ended]);
  // It has something to write yet.
  if (child.connected) child.disconnect();
  return gazetteer;
}
