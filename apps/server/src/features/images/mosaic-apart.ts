import { fileURLToPath } from 'node:url';
import { runApart } from '../../lib/run-apart.ts';
import type { Mosaic } from './mosaic.ts';

const PROGRAM = fileURLToPath(new URL('mosaic-process.ts', import.meta.url));
const TIMEOUT_MS = 10_000;

/** The message from the process: undefined if a tile is not a picture. */
export interface MosaicOutcome {
  readonly jpeg: Uint8Array | undefined;
}

/**
 * Joins map tiles in a separate process.
 * @throws Error if a tile is not a picture, or for too much time or memory
 */
export async function mosaicApart(mosaic: Mosaic): Promise<Buffer> {
  const jpeg = (await runApart<MosaicOutcome>(PROGRAM, mosaic, TIMEOUT_MS))?.jpeg;
  if (!jpeg) throw new Error('The map tiles are unreadable');
  return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
}
