import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bareEnv } from '../../../lib/bare-env.ts';
import type { Gazetteer } from './data.ts';
import { KEPT_FOLDER, readKept } from './kept.ts';

const PROGRAM = fileURLToPath(new URL('./build-process.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

/** Reads the cached gazetteer, or builds it. @param folder the cache folder */
export async function loadGazetteer(folder = KEPT_FOLDER): Promise<Gazetteer> {
  return (await readKept(folder)) ?? makeGazetteer(folder);
}

/**
 * Builds the gazetteer in a separate process. This keeps the server responsive, and the hundreds of megabytes for
 * parsing the packages are released at the end. A thread would not return them to the operating system.
 */
export async function makeGazetteer(folder: string, program = PROGRAM): Promise<Gazetteer> {
  const child = fork(program, [folder], {
    // Do not pass on secrets from the server's environment.
    env: bareEnv(),
    execArgv: ['--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // A server that stops does not wait for the child.
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`The process that builds the gazetteer exited with code ${code}`);
  });
  const [gazetteer] = await Promise.race([once(child, 'message'), ended]);
  // The child still has to write the cache.
  if (child.connected) child.disconnect();
  return gazetteer;
}
