import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EncodedPicture } from './encode.ts';
import { brokenPicture, tooHeavyPicture } from './refusals.ts';

const PROGRAM = fileURLToPath(new URL('encode-process.ts', import.meta.url));
const PATIENCE_MS = 60_000;

/** What the process has to say: undefined where the picture is broken. */
export interface Outcome {
  readonly picture: EncodedPicture | undefined;
}

/**
 * Encodes a picture in a process of its own. Where that runs out of memory, this one goes on.
 * @throws HttpError 413 or 422 with a sentence for people
 */
export async function encodeApart(path: string): Promise<EncodedPicture> {
  const child = fork(PROGRAM, [path], {
    // Nothing of what the server knows: this is where files from anywhere are decoded.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
    timeout: PATIENCE_MS,
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
