import { fileURLToPath } from 'node:url';
import { runApart } from '../../lib/run-apart.ts';
import type { EncodedPicture } from './encode.ts';
import { brokenPicture, tooHeavyPicture } from './refusals.ts';

const PROGRAM = fileURLToPath(new URL('encode-process.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

/** The message from the process: undefined if the picture is broken. */
export interface Outcome {
  readonly picture: EncodedPicture | undefined;
}

/**
 * Encodes a picture in a separate process.
 * @throws HttpError 413 or 422 with a message for people
 */
export async function encodeApart(path: string): Promise<EncodedPicture> {
  const outcome = await runApart<Outcome>(PROGRAM, path, TIMEOUT_MS);
  if (!outcome) throw tooHeavyPicture();
  if (!outcome.picture) throw brokenPicture();
  return outcome.picture;
}
