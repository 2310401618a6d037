/*
 * Lets a test move the clock of a server. Import it with `NODE_OPTIONS=--import=…`. On `SIGUSR2`, the clock goes
 * `MOVED_CLOCK_DAYS` days ahead, on the next one back. Timers are not moved.
 */
const DAY_MS = 86_400_000;
const { now } = Date;
let aheadMs = 0;

globalThis.Date = new Proxy(Date, {
  construct: (date, values: unknown[], target) =>
    Reflect.construct(date, values.length === 0 ? [now() + aheadMs] : values, target),
});
Date.now = () => now() + aheadMs;

process.on('SIGUSR2', () => {
  aheadMs = aheadMs === 0 ? Number(process.env.MOVED_CLOCK_DAYS) * DAY_MS : 0;
});
