import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { Packing } from '@lensemble/contract/packing';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, Plus, SkipForward } from 'lucide-react';
import { blockIcons } from '@/components/block-icons.ts';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';
import { SunPart } from './sun-part.tsx';
import { CompleteButton, WrapPart } from './wrap-part.tsx';

interface NowPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  now: number;
  /** The pictures of added shots that are not uploaded yet. */
  ownPictures: ReadonlyMap<string, string>;
  onDone: (entry: Entry) => void;
  onSkip: (entry: Entry) => void;
  onAdd: () => void;
  packing: Packing;
  onPack: () => void;
  onNote: (entry: Entry) => void;
}

const MINUTE_MS = 60_000;

/** What is on now, what comes next, and the buttons under the thumb. */
export function NowPart(props: NowPartProps) {
  const { shoot, day, now, packing, ownPictures, onDone, onSkip, onAdd, onPack } = props;
  const { current, next, entries } = day;
  const isEmpty = entries.length === 0;
  const allDone = !isEmpty && !current;
  const canComplete = allDone && shoot.status !== 'completed';
  const isAlone = !current && !canComplete;
  return (
    <div className="flex min-h-0 flex-1 flex-col low:flex-row gap-2.5 low:gap-0">
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto px-3 low:pb-3">
        {current && <Current {...props} entry={current} />}
        {allDone && <WrapPart {...{ shoot, day, packing, ownPictures, onPack }} />}
        {isEmpty && (
          <div className="grid flex-1 place-content-center gap-2 py-10 text-center">
            <h2 className="display text-xl">{onSetWords('empty')}</h2>
            <p className="text-ink-2">{onSetWords('emptyText')}</p>
          </div>
        )}
        {/* Before the day, it would count the time to another sunset. */}
        {!day.isAhead && <SunPart shoot={shoot} now={now} />}
        {next && (
          <p className="flex min-h-14 items-center gap-3 px-1">
            <span className="font-[620] text-ink-3 text-xs">{onSetWords('next')}</span>
            <span className="min-w-0">
              <b className="block truncate font-[600]">{next.name}</b>
              <small className="num block truncate text-ink-3 text-xs">
                {detailsOf(next, day, shoot)}
              </small>
            </span>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)_5.25rem] low:w-48 low:grid-cols-2 low:grid-rows-[minmax(0,1fr)_auto] gap-2.5 px-3 low:pl-0 pb-3">
        {current && (
          <>
            <Button
              className="min-h-17 flex-col gap-1 rounded-xl whitespace-normal"
              onClick={() => onSkip(current)}
            >
              <SkipForward />
              {onSetWords('skip')}
            </Button>
            <Button
              variant="primary"
              className="low:order-first low:col-span-2 low:h-auto min-h-17 rounded-xl text-lg"
              onClick={() => onDone(current)}
            >
              <Check className="size-6" />
              {onSetWords('done')}
            </Button>
          </>
        )}
        {canComplete && <CompleteButton shoot={shoot} />}
        <Button
          variant={isEmpty ? 'primary' : 'line'}
          className={cn(
            'min-h-17 flex-col gap-1 rounded-xl whitespace-normal',
            isAlone && 'col-span-full low:h-auto text-base',
          )}
          onClick={onAdd}
        >
          <Plus />
          {isAlone ? onSetWords('addShot') : onSetWords('add')}
        </Button>
      </div>
    </div>
  );
}

function Current({ shoot, day, now, entry, ownPictures, onNote }: NowPartProps & { entry: Entry }) {
  const pictureOf = usePictureOf();
  const span = day.times?.entries.find(({ id }) => id === entry.id);
  const reference = shoot.references.find(({ id }) => id === entry.referenceId);
  const picture = ownPictures.get(entry.id) ?? pictureOf(reference?.url, 'medium');
  const who = shoot.participants.filter(({ id }) => entry.participantIds.includes(id));
  const left =
    span && Math.round((span.expected.start + entry.minutes * MINUTE_MS - now) / MINUTE_MS);
  const editNote = onSetWords('editNote', { title: entry.name });
  const hasBegun = span !== undefined && span.expected.start <= now;
  const at = (moment: number) => formatTime(timeOf(moment, shoot.timeZone));
  return (
    <section
      aria-label={onSetWords('now')}
      className="flex low:min-h-full shrink-0 grow flex-col low:flex-row overflow-hidden rounded-xl border border-line bg-surface-1"
    >
      <div className="relative min-h-28 low:w-2/5 flex-1 low:flex-none">
        <Picture
          src={picture}
          placeholder={reference?.placeholder}
          {...(entry.kind !== 'shot' && { icon: blockIcons[entry.kind] })}
          loading="eager"
          className="absolute inset-0"
        />
        {entry.number !== null && (
          <span className="num glass absolute top-2.5 left-2.5 rounded-sm px-2 py-1 font-[650] text-xs">
            {String(entry.number).padStart(2, '0')}
          </span>
        )}
        {hasBegun && left !== undefined && (
          <span className="num glass absolute top-2.5 right-2.5 rounded-full px-3 py-1 font-[620] text-sm">
            {left >= 0
              ? onSetWords('timeLeft', { span: formatDuration(left) })
              : onSetWords('timeOver', { span: formatDuration(-left) })}
          </span>
        )}
      </div>
      <div className="grid low:flex-1 grid-cols-[minmax(0,1fr)] low:content-start gap-2 p-3.5">
        <h2 dir="auto" className="display text-xl [overflow-wrap:anywhere]">
          {entry.name}
        </h2>
        {span && (
          <p className="num flex flex-wrap gap-2 text-ink-3">
            <b className="font-[600] text-ink">
              {at(span.expected.start)} – {at(span.expected.end)}
            </b>
            {at(span.planned.start) !== at(span.expected.start) &&
              onSetWords('planned', { time: at(span.planned.start) })}
          </p>
        )}
        {who.length > 0 && (
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {who.map(({ id, name, avatarUrl, avatarPlaceholder }) => (
              <li key={id} className="flex min-w-0 max-w-full items-center gap-2">
                <Avatar
                  name={name}
                  src={pictureOf(avatarUrl, 'small')}
                  placeholder={avatarPlaceholder}
                />
                <span dir="auto" className="truncate">
                  {name}
                </span>
              </li>
            ))}
          </ul>
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
      </div>
    </section>
  );
}

/** When an entry is expected, how long it takes and who is needed. */
function detailsOf(entry: Entry, { times }: DayOfPlan, shoot: ShootDetail): string {
  const span = times?.entries.find(({ id }) => id === entry.id);
  const names = shoot.participants.filter(({ id }) => entry.participantIds.includes(id));
  return [
    span && formatTime(timeOf(span.expected.start, shoot.timeZone)),
    formatDuration(entry.minutes),
    ...names.map(({ name }) => name),
  ]
    .filter(Boolean)
    .join(' · ');
}
