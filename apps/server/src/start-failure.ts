import { errorCode } from './error-code.ts';
import { SettingError } from './setting-error.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** As PostgreSQL spells what the system said. */
const FULL = /no space left on device|disk quota exceeded/i;

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    FULL_CODES.has(errorCode(error) ?? '') || FULL.test(error.message) || isDiskFull(error.cause)
  );
}

/** What people are told of a start that failed: one sentence, where we know what to do about it. */
export function tellFailure(error: unknown): string {
  if (isDiskFull(error)) {
    return 'The disk is full: make room where the data folder and temporary files are, then start Lensemble again.';
  }
  if (error instanceof SettingError) return error.message;
  return error instanceof Error && error.stack ? error.stack : String(error);
}
