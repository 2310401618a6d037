import type { ConventionDetail } from '@lensemble/contract/conventions';
import {
  daysOfConvention,
  letterOf,
  type Slot,
  type TimetableRow,
  timetableOf,
} from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { datedRange } from '@/lib/time/ranges.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { blockName } from '../lib/block-name.ts';
import { gapText } from '../lib/gap-words.ts';
import { nameOfPlace } from '../lib/slot-about.ts';
import { slotTime } from './slot-time.ts';

interface PrintedTimetableProps {
  convention: ConventionDetail;
  view: 'people' | 'places';
}

/** All days on paper, as lists: the columns of a large convention fit on no page. */
export function PrintedTimetable({ convention, view }: PrintedTimetableProps) {
  const { name, firstDay, lastDay, place, meetingPoints } = convention;
  const facts = [datedRange(firstDay, lastDay), ...(place ? [place] : [])];
  const points = meetingPoints.map(
    (point, index) => `${letterOf(index)} ${joinWithCommas([point.name, ...noteOf(point)])}`,
  );
  return (
    <div className="print-alone in-print-alone grid gap-4">
      <p className="text-lg">{[name, ...facts].join(' · ')}</p>
      {points.length > 0 && <p className="text-sm">{points.join(' · ')}</p>}
      {daysOfConvention(convention).map((day) => (
        <PrintedDay key={day} {...{ convention, view, day }} />
      ))}
    </div>
  );
}

const noteOf = ({ note }: ConventionDetail['meetingPoints'][number]) => (note ? [note] : []);

function PrintedDay({ convention, view, day }: PrintedTimetableProps & { day: string }) {
  const table = timetableOf(convention, day);
  const rows = table[view].filter(({ slots }) => slots.length > 0);
  if (rows.length + table.untimed.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="font-[620] text-base">{formatFullDate(day)}</h2>
      {rows.map((row) => (
        <PrintedRow key={row.key} {...{ convention, row }} />
      ))}
      {table.untimed.length > 0 && (
        <p className="text-sm">
          <b className="font-[620]">{conventionWords('untimed')}</b>{' '}
          {joinWithCommas(table.untimed.map(({ title }) => title))}
        </p>
      )}
    </section>
  );
}

interface PrintedRowProps {
  convention: ConventionDetail;
  row: TimetableRow;
}

function PrintedRow({ convention, row: { name, person, slots, gaps } }: PrintedRowProps) {
  const about = (slot: Slot) => {
    const letter = convention.meetingPoints.findIndex(({ id }) => id === slot.shoot.meetingPointId);
    const place = nameOfPlace(convention, slot);
    return [
      slot.shoot.title,
      ...(person && place ? [letter < 0 ? place : `${letterOf(letter)} ${place}`] : []),
      ...(slot.role ? [roleName(slot.role)] : []),
      ...(person ? [] : slot.shoot.people.map((each) => each.name)),
    ];
  };
  return (
    <section className="break-inside-avoid text-sm">
      <h3 dir="auto" className="border-line border-b font-[620]">
        {name ?? conventionWords('noPoint')}
      </h3>
      <ol>
        {slots.map((slot, index) =>
          slot.parts.map((part) => (
            <li key={`${slot.shoot.id} ${part.minute}`} className="flex gap-3 py-0.5">
              <b className="num w-36 shrink-0 font-[580]">{slotTime(part)}</b>
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {joinWithCommas(
                  part.block ? [blockName(part.block), slot.shoot.title] : about(slot),
                )}
                {gaps[index] && part === slot.parts.at(-1) && (
                  <small className="block text-xs">{gapText(gaps[index])}</small>
                )}
              </span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
