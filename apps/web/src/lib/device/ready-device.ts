import { currentSession } from '@/lib/session/auth-session.ts';
import { whenLeaving } from '@/lib/session/leaving.ts';
import { keepUpcoming } from './keep-upcoming.ts';
import { leaveDevice } from './leave-device.ts';

/** The screen comes first. */
const WAIT_MS = 2_000;
/** A tab that is open for days keeps the plans that come near. */
const AGAIN_MS = 3_600_000;

let isReady = false;

/**
 * Keeps the next plans on this device, again when the page is seen after an hour, and removes all of it when the user signs
 * out.
 */
export async function readyDevice(): Promise<void> {
  const account = currentSession().user?.id;
  if (account === undefined || isReady) return;
  isReady = true;
  let hasLeft = false;
  let keeping: Promise<void> | undefined;
  whenLeaving(async () => {
    hasLeft = true;
    await leaveDevice(account);
    if (!keeping) return;
    // What was still being kept is there again.
    await Promise.allSettled([keeping]);
    await leaveDevice(account);
  });
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  if (hasLeft) return;
  let keptAt = -Infinity;
  const keep = async () => {
    try {
      keeping = keepUpcoming();
      await keeping;
      keptAt = Date.now();
    } finally {
      keeping = undefined;
    }
  };
  document.addEventListener('visibilitychange', () => {
    const isDue = !document.hidden && Date.now() - keptAt > AGAIN_MS;
    if (isDue && !keeping && !hasLeft) void keep().catch(() => {});
  });
  await keep();
  // For measurements.
  performance.mark('device-ready');
}
