import { takingTurns } from '../../lib/turns.ts';
import { type EncodedPicture, encodePicture } from './encode.ts';
import { encodeApart } from './encode-apart.ts';
import { judgePicture } from './judge.ts';

/** Encoding takes memory and threads of the pool that also reads files, so two run at a time. */
const inTurn = takingTurns(2);
/** A picture that takes more memory is decoded in a separate process, which returns the memory. One runs at a time. */
const MEMORY_MAX = 64_000_000;
const aloneInTurn = takingTurns(1);

/** @throws HttpError 413, 415 or 422 with a message for people */
export async function encodeInTurn(path: string): Promise<EncodedPicture> {
  const memory = await inTurn(() => judgePicture(path));
  return memory > MEMORY_MAX
    ? aloneInTurn(() => encodeApart(path))
    : inTurn(() => encodePicture(path));
}
