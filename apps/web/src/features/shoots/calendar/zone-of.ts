import type { ListedShoot } from '@lensemble/contract/shoots';
import { cityOfZone } from '@lensemble/contract/zoned-time';
import { readerTimeZone, sameClock } from '@/features/shoots/editor/lib/time-zones.ts';

/** The place in the name of a shoot's time zone (`Tokyo`), if its clock differs from the reader's at that time. */
export function foreignZone(shoot: ListedShoot): string | null {
  if (sameClock(shoot.timeZone, readerTimeZone(), shoot)) return null;
  return cityOfZone(shoot.timeZone);
}
