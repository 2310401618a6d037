import { listeners } from '@/lib/listeners.ts';

/** Why this device cannot keep something. `full`: it has no room. `closed`: the browser stores nothing. */
export type Trouble = 'full' | 'closed';

let trouble: Trouble | undefined;
const { subscribe, notify } = listeners();

export const subscribeToTrouble = subscribe;
export const currentTrouble = (): Trouble | undefined => trouble;

/** Passes on what is stored, and tells the user if it could not be. */
export async function stored<Value>(storing: Promise<Value>): Promise<Value> {
  try {
    const value = await storing;
    tell(undefined);
    return value;
  } catch (error) {
    tell(isFull(error) ? 'full' : 'closed');
    throw error;
  }
}

function tell(now: Trouble | undefined): void {
  if (now === trouble) return;
  trouble = now;
  notify();
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
