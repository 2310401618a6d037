import { errorCode } from './error-code.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** The system's message as PostgreSQL reports it. */
const FULL = /no space left on device|disk quota exceeded/i;

/** Whether a failure, or its cause, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    FULL_CODES.has(errorCode(error) ?? '') || FULL.test(error.message) || isDiskFull(error.cause)
  );
}
