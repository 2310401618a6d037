import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bareEnv } from './bare-env.ts';

/**
 * Runs a program that reads files of other people in a separate process, so that the server survives if memory runs out.
 * @param job the message to the program
 * @returns the message from it; undefined if it took too much time or memory
 */
export async function runApart<Outcome>(
  program: string,
  job: string | object,
  timeoutMs: number,
): Promise<Outcome | undefined> {
  const child = fork(program, [], {
    // Hides the environment, which contains secrets, from a process that reads untrusted files.
    env: bareEnv(),
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let outcome: Outcome | undefined;
  child.once('message', (message) => {
    outcome = message as Outcome;
  });
  // A process that could not be started has no channel, and tells so by its end.
  child.send(job, () => {});
  const [code] = await once(child, 'close');
  if (!outcome && code !== null) throw new Error(`The process that reads files ended with ${code}`);
  return outcome;
}
