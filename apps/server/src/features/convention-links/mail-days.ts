import type { ConventionDetail } from '@lensemble/contract/conventions';
import { daysOfConvention, gapValues, timetableOf } from '@lensemble/contract/timetable';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { roleWords } from '../../lib/role-words.ts';
import { durationWords } from '../call-sheets/service.ts';
import { clockAt, placeOf } from './page/day-row.ts';
import { dayWords } from './page/day-words.ts';
import type { OwnConvention } from './page/own-days.ts';

/** A shoot of a day in words. */
interface DayShoot {
  readonly shootId: string;
  /** When the person is there first: `10:30 AM`. Undefined for a shoot without a time. */
  readonly time: string | undefined;
  readonly title: string;
  /** `Model · Winter garden, palm door`, and below it the way to the next. */
  readonly detail: string;
  readonly place: string;
}

export interface WrittenDay {
  /** `Saturday, December 5` */
  readonly day: string;
  readonly shoots: readonly DayShoot[];
}

/** The days of a person as plain text. */
export function writtenDays(
  { convention, personnelId }: OwnConvention,
  language: Language,
): WrittenDay[] {
  return daysOfConvention(convention).flatMap((day) => {
    const { people, untimed } = timetableOf(convention, day);
    const row = people.find(({ key }) => key === personnelId);
    const timed = (row?.slots ?? []).map(({ shoot, minute, role }, index): DayShoot => {
      const gap = row?.gaps[index];
      const way =
        gap &&
        conventionPages(language)(
          gap.kind,
          gapValues(gap, (minutes) => durationWords(minutes, language)),
        );
      const place = whereOf(convention, shoot);
      const what = [role && roleWords(role, language), place].filter(Boolean).join(' · ');
      const detail = [what, way].filter(Boolean).join('\n');
      return {
        shootId: shoot.id,
        time: clockAt(minute, language),
        title: shoot.title,
        detail,
        place,
      };
    });
    const open = untimed.map((shoot): DayShoot => {
      const place = whereOf(convention, shoot);
      return { shootId: shoot.id, time: undefined, title: shoot.title, detail: place, place };
    });
    const shoots = [...timed, ...open];
    return shoots.length > 0 ? [{ day: dayWords(day, language), shoots }] : [];
  });
}

/** The meeting point with its note, or else the location. */
function whereOf(convention: ConventionDetail, shoot: ConventionDetail['shoots'][number]): string {
  const { place, point } = placeOf(convention, shoot);
  return [place, point?.note].filter(Boolean).join(', ');
}
