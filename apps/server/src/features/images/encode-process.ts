// Encodes the picture at the path in the message and sends the outcome to `encode-apart.ts`.
import { HttpError } from '../../http/errors/http-error.ts';
import { endProcess, limitProcess } from '../../lib/limited-process.ts';
import { encodePicture } from './encode.ts';
import type { Outcome } from './encode-apart.ts';

/** 20 % above the measured need of the largest allowed picture. */
const MEMORY_MAX = 1_300_000_000;

limitProcess(MEMORY_MAX);
process.once('message', async (path) => process.send?.(await outcomeOf(String(path)), endProcess));

async function outcomeOf(file: string): Promise<Outcome> {
  try {
    return { picture: await encodePicture(file) };
  } catch (error) {
    if (error instanceof HttpError) return { picture: undefined };
    throw error;
  }
}
