import type { ListedShoot } from '@lensemble/contract/shoots';
import type { ShootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import type { PlainDate } from '@/lib/time/dates.ts';

interface AgendaGroup {
  readonly date: PlainDate;
  readonly shoots: readonly ListedShoot[];
}

/**
 * The days with shoots from a day on, whole days up to about `most` shoots.
 *
 * @returns also how many shoots are `left` after them
 */
export function agendaFrom(
  days: ShootsByDay,
  from: PlainDate,
  most: number,
): { groups: readonly AgendaGroup[]; left: number } {
  const groups: AgendaGroup[] = [];
  let shown = 0;
  let left = 0;
  for (const date of [...days.keys()].filter((day) => day >= from).sort()) {
    const shoots = days.get(date) ?? [];
    if (shown >= most) {
      left += shoots.length;
      continue;
    }
    groups.push({ date, shoots });
    shown += shoots.length;
  }
  return { groups, left };
}
