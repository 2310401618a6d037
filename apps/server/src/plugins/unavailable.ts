const TRIES = 4;

/** PostgreSQL's classes for a lost connection, exhausted resources and a server that starts, stops or was told to. */
const CLASSES = /^(08|53|57P)/;
/** A transaction that lost against another one; the same request again goes through. */
const LOST_RACE = new Set(['40001', '40P01']);
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** Whether a failure means that the database is away or overwhelmed for now, rather than that something is wrong. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let i = 0; i < TRIES && cause instanceof Error; i++) {
    const { code = '', syscall } = cause as { code?: string; syscall?: string };
    if (syscall === 'connect' || CLASSES.test(code) || LOST_RACE.has(code)) return true;
    if (DRIVER.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
