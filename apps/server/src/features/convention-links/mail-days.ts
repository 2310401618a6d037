import type { ConventionDetail } from '@lensemble/contract/conventions';
import { daysOfPerson, type Gap, gapValues, type Slot } from '@lensemble/contract/timetable';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { shotLists } from '@lensemble/messages/shot-lists';
import { roleWords } from '../../lib/role-words.ts';
import { durationWords } from '../call-sheets/service.ts';
import { clockAt, placeOf } from './page/day-row.ts';
import { dayWords } from './page/day-words.ts';
import type { OwnConvention } from './page/own-days.ts';

/** A shoot of a day in words, or a block before or after it. */
interface DayEntry {
  readonly shootId: string;
  /** When it begins for the person: `10:30 AM`. Undefined for a shoot without a time. */
  readonly time: string | undefined;
  readonly title: string;
  /** `Model · Winter garden, palm door`, and below it the way to the next shoot. */
  readonly detail: string;
  readonly place: string;
}

export interface WrittenDay {
  /** `Saturday, December 5` */
  readonly day: string;
  readonly entries: readonly DayEntry[];
}

/** The days of a person as plain text. */
export function writtenDays(
  { convention, personnelId }: OwnConvention,
  language: Language,
): WrittenDay[] {
  return daysOfPerson(convention, personnelId).map(({ day, row, untimed }) => {
    const timed = (row?.slots ?? []).flatMap((slot, index) =>
      entriesOf(convention, slot, row?.gaps[index], language),
    );
    const open = untimed.map((shoot): DayEntry => {
      const place = whereOf(convention, shoot);
      return { shootId: shoot.id, time: undefined, title: shoot.title, detail: place, place };
    });
    return { day: dayWords(day, language), entries: [...timed, ...open] };
  });
}

/** What a person does at a shoot, one after the other. The last of it has the way to the next shoot. */
function entriesOf(
  convention: ConventionDetail,
  { shoot, role, parts }: Slot,
  gap: Gap | undefined,
  language: Language,
): DayEntry[] {
  const way =
    gap &&
    conventionPages(language)(
      gap.kind,
      gapValues(gap, (minutes) => durationWords(minutes, language)),
    );
  const place = whereOf(convention, shoot);
  const about = [role && roleWords(role, language), place].filter(Boolean).join(' · ');
  const isForBlocks = parts.every(({ block }) => block);
  return parts.map(({ minute, block }, index) => {
    // Who is only there for blocks reads at the first of them where that is.
    const what = block
      ? [shoot.title, isForBlocks && index === 0 && about].filter(Boolean).join(' · ')
      : about;
    return {
      shootId: shoot.id,
      time: clockAt(minute, language),
      title: block ? (block.title ?? shotLists(language)(block.kind)) : shoot.title,
      detail: [what, index === parts.length - 1 && way].filter(Boolean).join('\n'),
      place,
    };
  });
}

/** The meeting point with its note, or else the location. */
function whereOf(convention: ConventionDetail, shoot: ConventionDetail['shoots'][number]): string {
  const { place, point } = placeOf(convention, shoot);
  return [place, point?.note].filter(Boolean).join(', ');
}
