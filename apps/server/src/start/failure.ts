import { errorCode } from '../lib/error-code.ts';
import { SettingError } from './setting-error.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** The system's message as PostgreSQL reports it. */
const FULL = /no space left on device|disk quota exceeded/i;

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    FULL_CODES.has(errorCode(error) ?? '') || FULL.test(error.message) || isDiskFull(error.cause)
  );
}

/** The message for a failed start: one sentence if we know what to do, otherwise the stack. */
export function tellFailure(error: unknown): string {
  if (isDiskFull(error)) {
    return 'The disk is full: make room where the data folder and temporary files are, then start Lensemble again.';
  }
  if (error instanceof SettingError) return error.message;
  return error instanceof Error && error.stack ? error.stack : String(error);
}
