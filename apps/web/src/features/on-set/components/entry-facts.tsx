import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { castOf } from '@/lib/day/cast-of.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';

interface EntryFactsProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  entry: Entry;
  onNote: (entry: Entry) => void;
}

/** When an entry is, who is in it, in what and with what, and its note. */
export function EntryFacts({ shoot, day, entry, onNote }: EntryFactsProps) {
  const pictureOf = usePictureOf();
  const span =
    entry.state === 'skipped' ? undefined : day.times?.entries.find(({ id }) => id === entry.id);
  const { people, things } = castOf(shoot, entry);
  const at = (moment: number) => formatTime(timeOf(moment, shoot.timeZone));
  const editNote = onSetWords('editNote', { title: entry.name });
  return (
    <>
      {span && (
        <p className="num flex flex-wrap gap-2 text-ink-3">
          <b className="font-[600] text-ink">
            {span.expected.start < span.expected.end
              ? `${at(span.expected.start)} – ${at(span.expected.end)}`
              : onSetWords('doneAt', { time: at(span.expected.end) })}
          </b>
          {at(span.planned.start) !== at(span.expected.start) &&
            onSetWords('planned', { time: at(span.planned.start) })}
        </p>
      )}
      {people.length > 0 && (
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          {people.map(({ person: { id, name, avatarUrl, avatarPlaceholder }, characters }) => (
            <li key={id} className="flex min-w-0 max-w-full items-center gap-2">
              <Avatar
                name={name}
                src={pictureOf(avatarUrl, 'small')}
                placeholder={avatarPlaceholder}
              />
              <span className="min-w-0">
                <span dir="auto" className="block truncate">
                  {name}
                </span>
                {characters && (
                  <small dir="auto" className="block truncate text-ink-2 text-xs">
                    {characters}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {things.length > 0 && (
        <p dir="auto" className="text-ink-2 text-xs [overflow-wrap:anywhere]">
          {things.join(' · ')}
        </p>
      )}
      <Button
        variant="ghost"
        size="lg"
        className="h-auto min-h-14 justify-start whitespace-pre-line px-0 text-left text-sm [overflow-wrap:anywhere]"
        aria-label={entry.notes === null ? editNote : undefined}
        onClick={() => onNote(entry)}
      >
        {entry.notes !== null && <span className="sr-only">{editNote}</span>}
        <span className="min-w-0">{entry.notes ?? onSetWords('note')}</span>
      </Button>
    </>
  );
}
