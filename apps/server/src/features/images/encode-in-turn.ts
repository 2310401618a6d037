import { takingTurns } from '../../turns.ts';
import type { EncodedPicture } from './encode.ts';
import { encodePicture } from './encode.ts';
import { encodeApart } from './encode-apart.ts';
import { judgePicture } from './judge.ts';

/** Encoding takes memory and half of the threads that files are read with: two at a time, in the whole process. */
const inTurn = takingTurns(2);
/** What takes more is decoded in a process of its own, whose memory goes with it: one at a time. */
const MEMORY_MAX = 64_000_000;
const aloneInTurn = takingTurns(1);

/** Encodes the picture in a file anew, once it is its turn. @throws HttpError 413, 415 or 422 with a sentence for people */
export async function encodeInTurn(path: string): Promise<EncodedPicture> {
  const memory = await inTurn(() => judgePicture(path));
  return memory > MEMORY_MAX
    ? aloneInTurn(() => encodeApart(path))
    : inTurn(() => encodePicture(path));
}
