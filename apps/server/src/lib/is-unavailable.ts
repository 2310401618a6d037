import { UnavailableError } from './unavailable-error.ts';

const TRIES = 4;

/** PostgreSQL's error classes for a lost connection, exhausted resources and a server that starts or stops. */
const CLASSES = /^(08|53|57)/;
const CODES = new Set([
  // A serialization failure or a deadlock; a retry succeeds.
  '40001',
  '40P01',
  // A read-only standby, and an idle transaction that timed out.
  '25006',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Query read timeout|Client has encountered a connection error)/;

/** Whether a failure means that the database or another dependency is down or overloaded, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let i = 0; i < TRIES && cause instanceof Error; i++) {
    if (isSign(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

function isSign(error: Error): boolean {
  if (error instanceof UnavailableError) return true;
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  if (syscall === 'connect' || CODES.has(code) || CLASSES.test(code)) return true;
  // One connection error for each address of a host name.
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.every(isUnavailable);
  }
  return DRIVER.test(error.message);
}
