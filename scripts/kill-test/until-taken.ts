import { setTimeout as wait } from 'node:timers/promises';
import { UnexpectedAnswer } from './client.ts';

const UNAVAILABLE = 503;
const RETRY_MS = 50;

/**
 * Sends a request again as long as the server refuses it for now. Other responses than 503, and lost connections, are
 * errors.
 * @returns how often it was refused
 */
export async function untilTaken(send: () => Promise<unknown>): Promise<number> {
  for (let refused = 0; ; refused++) {
    try {
      await send();
      return refused;
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer) || error.status !== UNAVAILABLE) throw error;
      await wait(RETRY_MS);
    }
  }
}
