import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { Packing } from '@lensemble/contract/packing';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, ChevronRight, Plus, SkipForward } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { castOf } from '@/lib/day/cast-of.ts';
import { formatDuration } from '@/lib/time/format.ts';
import type { StaysAwake } from '../hooks/use-wake-lock.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { minutesLeft } from '../lib/minutes-left.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { SunPart } from './sun-part.tsx';
import { CompleteButton, WrapPart } from './wrap-part.tsx';

interface NowPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  staysAwake: StaysAwake;
  /** The pictures of added shots that are not uploaded yet. */
  ownPictures: ReadonlyMap<string, string>;
  onDone: (entry: Entry) => void;
  onSkip: (entry: Entry) => void;
  onAdd: () => void;
  packing: Packing;
  onPack: () => void;
  onNote: (entry: Entry) => void;
  /** Shows an entry in full. */
  onOpen: (id: string) => void;
}

/** What is on now, what comes next, and the buttons under the thumb. */
export function NowPart(props: NowPartProps) {
  const { shoot, day, staysAwake, packing, ownPictures, onDone, onSkip, onAdd, onPack, onOpen } =
    props;
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
        {!day.isAhead && <SunPart shoot={shoot} now={day.now} />}
        {staysAwake !== 'yes' && (
          <p className="px-1 text-ink-3 text-xs">
            {staysAwake === 'refused' ? onSetWords('batteryLow') : onSetWords('noWakeLock')}
          </p>
        )}
        {next && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="flex min-h-14 items-center gap-3 rounded-sm px-1 text-left"
            onClick={() => onOpen(next.id)}
          >
            <span className="font-[620] text-ink-3 text-xs">{onSetWords('next')}</span>
            <EntryPicture
              {...{ shoot, ownPictures }}
              entry={next}
              size="small"
              className="size-11 shrink-0 rounded-sm"
            />
            <span className="min-w-0 flex-1">
              <b className="block truncate font-[600]">{next.name}</b>
              <small className="num block truncate text-ink-3 text-xs">
                {detailsOf(next, day, shoot)}
              </small>
            </span>
            <ChevronRight className="size-5 shrink-0 text-ink-3" />
          </button>
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
              data-next-step
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

function Current({ shoot, day, entry, ownPictures, onNote }: NowPartProps & { entry: Entry }) {
  const left = minutesLeft(entry, day);
  return (
    <section
      aria-label={onSetWords('now')}
      className="flex low:min-h-full shrink-0 grow flex-col low:flex-row overflow-hidden rounded-xl border border-line bg-surface-1"
    >
      <div className="relative min-h-28 low:w-2/5 flex-1 low:flex-none">
        <EntryPicture
          {...{ shoot, entry, ownPictures }}
          size="medium"
          className="absolute inset-0"
        />
        {entry.number !== null && (
          <span className="num glass absolute top-2.5 left-2.5 rounded-sm px-2 py-1 font-[650] text-xs">
            {String(entry.number).padStart(2, '0')}
          </span>
        )}
        {left !== undefined && (
          <span className="num glass absolute top-2.5 right-2.5 rounded-full px-3 py-1 font-[620] text-sm">
            {left}
          </span>
        )}
      </div>
      <div className="grid low:flex-1 grid-cols-[minmax(0,1fr)] low:content-start gap-2 p-3.5">
        <h2 dir="auto" className="display text-xl [overflow-wrap:anywhere]">
          {entry.name}
        </h2>
        <EntryFacts {...{ shoot, day, entry, onNote }} />
      </div>
    </section>
  );
}

/** When an entry is expected, how long it takes and who is needed. */
function detailsOf(entry: Entry, { times }: DayOfPlan, shoot: ShootDetail): string {
  const span = times?.entries.find(({ id }) => id === entry.id);
  return [
    span && formatTime(timeOf(span.expected.start, shoot.timeZone)),
    formatDuration(entry.minutes),
    ...castOf(shoot, entry).people.map(({ person }) => person.name),
  ]
    .filter(Boolean)
    .join(' · ');
}
