import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EncodedPicture } from './encode.ts';
import { brokenPicture, tooHeavyPicture } from './refusals.ts';

const PROGRAM = fileURLToPath(new URL('encode-process.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

/** The message from the process: undefined if the picture is broken. */
export interface Outcome {
  readonly picture: EncodedPicture | undefined;
}

/**
 * Encodes a picture in a separate process, so that the server survives if memory runs out.
 * @throws HttpError 413 or 422 with a message for people
 */
export async function encodeApart(path: string): Promise<EncodedPicture> {
  const child = fork(PROGRAM, [path], {
    // Hides the environment, which contains secrets, from a process that decodes untrusted files.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  let outcome: Outcome | undefined;
  child.once('message', (message) => {
    outcome = message as unknown as Outcome;
  });
  const [code] = await once(child, 'close');
  if (!outcome && code !== null) throw new Error(`The process that encodes ended with ${code}`);
  if (!outcome) throw tooHeavyPicture();
  if (!outcome.picture) throw brokenPicture();
  return outcome.picture;
}
