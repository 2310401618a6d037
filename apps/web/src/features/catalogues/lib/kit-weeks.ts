import type { Availability } from '@lensemble/contract/availability';
import { heldTime } from '@lensemble/contract/held-time';
import type { ListedShoot } from '@lensemble/contract/shoots';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { Used } from './used-in.ts';

/** What the shoots with a kit hold of it: the kit as a whole, as they hold a prop. Ideas hold nothing. */
export function kitAvailability(
  { id, shootIds, shootCount }: Used & { readonly id: string },
  shoots: readonly ListedShoot[],
  today: PlainDate,
): Availability {
  const ids = new Set(shootIds);
  const holders = shoots.flatMap((shoot) => {
    const held = ids.has(shoot.id) && shoot.status !== 'idea' && heldTime(shoot);
    if (!held || shoot.date === null) return [];
    const { id: shootId, title, date, time, timeZone, durationMinutes } = shoot;
    return {
      ...{ id: shootId, title, date, time, timeZone, durationMinutes },
      ...{ from: held.from.toISOString(), to: held.to.toISOString() },
      ...{ personnelIds: [], costumeIds: [], propIds: [id], equipment: [] },
    };
  });
  holders.sort((a, b) => a.from.localeCompare(b.from));
  // The ids begin with those to come. If one of another shoot is among them, none to come is missing.
  const hasOthers = shoots.some(({ id, date }) => ids.has(id) && (date === null || date < today));
  return { shoots: holders, away: [], isComplete: hasOthers || shootIds.length === shootCount };
}
