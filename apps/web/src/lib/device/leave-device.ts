import { device } from './database.ts';
import { removeAll } from './kept-plans.ts';
import { removeOnSet } from './service-worker.ts';

/** Removes all that this device keeps for an account, when it signs out. */
export async function leaveDevice(account: string): Promise<void> {
  // A failure of one must not keep the others.
  await Promise.allSettled([
    removeAll(account),
    device().then((database) => database.clear('account')),
    removeOnSet(),
  ]);
}
