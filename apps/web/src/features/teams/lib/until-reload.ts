/** Timers are late by less than this. */
const LATE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * When to load a short code again, in ms: once it has expired. If it is still there after that, the clock of the device is
 * ahead of the server's, or the server was not reached.
 */
export function untilReload(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return left > 0 ? left + LATE_MS : MINUTE_MS;
}
