import type { Availability } from '@lensemble/contract/availability';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import { heldTime } from '@lensemble/contract/held-time';
import {
  conflictsOn,
  isTrouble,
  type NamedConflict,
  type TimetableRow,
} from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Footprints, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { conflictLine, conflictTime } from '@/lib/shoots/conflict-words.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { gapText } from '../lib/gap-words.ts';
import { missingWalks, type Way } from '../lib/missing-walks.ts';
import { slotTime } from './slot-time.ts';

interface TroubleListProps {
  convention: ConventionDetail;
  day: string;
  people: readonly TimetableRow[];
  /** What is taken on the days around it, once known. */
  availability: Availability | undefined;
  /** Opens the field of a way. */
  onEnterWalk: (way: Way) => void;
}

/** Gaps too short for the way, people and things that are elsewhere at the same time, and ways without minutes. */
export function TroubleList(props: TroubleListProps) {
  const { convention, day, people, availability, onEnterWalk } = props;
  const gaps = people.flatMap(({ key, name, slots, gaps: between }) =>
    between.flatMap((gap, index) => {
      const slot = slots[index];
      if (!slot || !isTrouble(gap)) return [];
      const words = { name: name ?? '', time: slotTime(slot), gap: gapText(gap) };
      return [{ key: `${key} ${slot.shoot.id}`, text: conventionWords('gapOf', words) }];
    }),
  );
  const conflicts = availability
    ? conflictsOn(convention, day, availability).flatMap(conflictEntry)
    : [];
  const entries = [...gaps, ...conflicts];
  const walks = missingWalks(convention.meetingPoints, people);
  const [way] = walks;
  if (entries.length === 0 && !way) return null;
  return (
    <section
      aria-label={conventionWords('trouble')}
      className="mb-4 rounded-md border border-line bg-surface-1 p-3 text-sm"
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {entries.map(({ key, text }) => (
          <li key={key} className="flex items-start gap-2">
            <TriangleAlert className="mt-0.5 size-3.5 shrink-0 text-planning-text" aria-hidden />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
          </li>
        ))}
        {way && (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="flex min-w-0 items-center gap-2">
              <Footprints className="size-3.5 shrink-0 text-ink-3" aria-hidden />
              {conventionWords('missingWalks', { count: walks.length })}
            </span>
            <Button size="sm" aria-haspopup="dialog" onClick={() => onEnterWalk(way)}>
              {conventionWords('enterWalks')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function conflictEntry({ shoot, name, conflict }: NamedConflict) {
  const held = heldTime(shoot);
  if (shoot.date === null || !held) return [];
  const view = { date: shoot.date, timeZone: shoot.timeZone, held };
  const line = conflictLine(conflict, name, (title) => title).join('');
  const text = joinWithCommas([line, conflictTime(conflict, view)]);
  const key = `${shoot.id} ${conflict.kind} ${conflict.itemId}`;
  return [{ key, text: conventionWords('conflictIn', { title: shoot.title, conflict: text }) }];
}
