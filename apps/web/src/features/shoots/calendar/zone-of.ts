import type { ListedShoot } from '@lensemble/contract/shoots';
import { readerTimeZone, sameClock } from '@/features/shoots/editor/lib/time-zones.ts';

/** The place in the name of a shoot's time zone (`Tokyo`), if its clock differs from the reader's at that time. */
export function foreignZone(shoot: ListedShoot): string | null {
  if (sameClock(shoot.timeZone, readerTimeZone(), shoot)) return null;
  return shoot.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? null;
}
