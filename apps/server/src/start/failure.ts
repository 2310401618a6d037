import { isDiskFull } from '../lib/is-disk-full.ts';
import { SettingError } from './setting-error.ts';

/** The message for a failed start: one sentence if we know what to do, otherwise the stack. */
export function tellFailure(error: unknown): string {
  if (isDiskFull(error)) {
    return 'The disk is full: make room where the data folder and temporary files are, then start Lensemble again.';
  }
  if (error instanceof SettingError) return error.message;
  return error instanceof Error && error.stack ? error.stack : String(error);
}
