import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, Circle, CirclePlay, Pin, SkipForward } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';

interface PlanPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  ownPictures: ReadonlyMap<string, string>;
  onOpenAgain: (entry: Entry) => void;
}

/** All entries of the day. A press on one that is done or skipped opens it again. */
export function PlanPart({ shoot, day, ownPictures, onOpenAgain }: PlanPartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol tabIndex={0} aria-label={onSetWords('plan')} className="min-h-0 flex-1 overflow-y-auto">
      {day.entries.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          isNow={entry.id === day.current?.id}
          {...timesOf(entry, day, shoot.timeZone)}
          picture={ownPictures.get(entry.id)}
          reference={shoot.references.find(({ id }) => id === entry.referenceId)}
          onOpenAgain={onOpenAgain}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  entry: Entry;
  isNow: boolean;
  expected: string | undefined;
  planned: string | undefined;
  picture: string | undefined;
  reference: ShootDetail['references'][number] | undefined;
  onOpenAgain: (entry: Entry) => void;
}

function Row(props: RowProps) {
  const { entry, isNow, expected, planned, picture, reference, onOpenAgain } = props;
  const pictureOf = usePictureOf();
  const { state, name } = entry;
  const content = (
    <>
      <StateIcon entry={entry} isNow={isNow} />
      <span className="num w-16 shrink-0 text-right font-[600]">
        {expected}
        {planned !== expected && state === 'open' && (
          <s className="block font-normal text-ink-3 text-xs">{planned}</s>
        )}
      </span>
      <Picture
        src={picture ?? pictureOf(reference?.url, 'medium')}
        placeholder={reference?.placeholder}
        className="size-11 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[580]">{name}</b>
        <small className="num block truncate text-ink-3 text-xs">{statusOf(entry, expected)}</small>
      </span>
    </>
  );
  const row = 'flex min-h-15 w-full items-center gap-2.5 border-line border-b px-3 text-left';
  return (
    <li
      aria-current={isNow || undefined}
      className={cn(
        '[contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]',
        isNow && 'bg-accent-soft',
      )}
    >
      {state === 'open' ? (
        <div className={row}>{content}</div>
      ) : (
        <button type="button" className={cn(row, 'text-ink-2')} onClick={() => onOpenAgain(entry)}>
          <span className="sr-only">{onSetWords('openAgain', { title: name })}</span>
          {content}
        </button>
      )}
    </li>
  );
}

function StateIcon({ entry, isNow }: { entry: Entry; isNow: boolean }) {
  const looks = 'size-5 shrink-0 text-ink-3';
  if (entry.state === 'done') return <Check className={looks} aria-hidden />;
  if (entry.state === 'skipped') return <SkipForward className={looks} aria-hidden />;
  if (isNow) return <CirclePlay className={cn(looks, 'text-accent-text')} aria-hidden />;
  return entry.pin ? (
    <Pin className={looks} aria-hidden />
  ) : (
    <Circle className={looks} aria-hidden />
  );
}

function statusOf({ state, minutes }: Entry, time: string | undefined): string {
  if (state === 'skipped') return onSetWords('skipped');
  if (state === 'done' && time) return onSetWords('doneAt', { time });
  return onSetWords('minutes', { minutes });
}

/** When an entry is expected to begin, or was done. */
function timesOf({ id, state }: Entry, { times }: DayOfPlan, timeZone: string) {
  const span = times?.entries.find((each) => each.id === id);
  if (!span || state === 'skipped') return { expected: undefined, planned: undefined };
  const at = (moment: number) => formatTime(timeOf(moment, timeZone));
  const { expected, planned } = span;
  return {
    expected: at(state === 'done' ? expected.end : expected.start),
    planned: at(planned.start),
  };
}
