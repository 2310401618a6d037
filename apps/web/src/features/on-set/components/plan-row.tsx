import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, Circle, CirclePlay, Pin, SkipForward } from 'lucide-react';
import { memo } from 'react';
import { blockIcons } from '@/components/block-icons.ts';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';

/** Plain values, so that only the rows that change render again. */
interface PlanRowProps extends Pick<Entry, 'id' | 'kind' | 'name' | 'state' | 'minutes'> {
  isPinned: boolean;
  isNow: boolean;
  /** When it is expected to begin, or has begun. */
  expected: string | undefined;
  doneAt: string | undefined;
  planned: string | undefined;
  /** What about its time needs attention, such as `15 min after sunset`. */
  warning: string | undefined;
  /** How much of its time is left, or how much longer it took; why it was skipped. */
  detail: string | undefined;
  /** Who is in it. */
  names: string;
  /** One that was taken here. */
  picture: string | undefined;
  reference: string | undefined;
  placeholder: string | null | undefined;
  onOpen: (id: string) => void;
}

export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { id, kind, state, name, isNow, expected, planned } = props;
  const { picture, reference, placeholder } = props;
  const pictureOf = usePictureOf();
  const content = (
    <>
      <StateIcon {...props} />
      <span className="num w-16 shrink-0 text-right font-[600]">
        {expected}
        {planned !== expected && state === 'open' && (
          <s className="block font-normal text-ink-3 text-xs">{planned}</s>
        )}
      </span>
      <Picture
        src={picture ?? pictureOf(reference, 'small')}
        placeholder={placeholder}
        {...(kind !== 'shot' && { icon: blockIcons[kind] })}
        className="size-11 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[580]">{name}</b>
        <Status {...props} />
      </span>
    </>
  );
  const row = 'flex min-h-15 w-full items-center gap-2.5 border-line border-b px-3 text-left';
  return (
    <li aria-current={isNow || undefined} className={cn(isNow && 'bg-accent-soft')}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={cn(row, state !== 'open' && 'text-ink-2')}
        onClick={() => props.onOpen(id)}
      >
        {content}
      </button>
    </li>
  );
});

function StateIcon({ state, isNow, isPinned }: PlanRowProps) {
  const looks = 'size-5 shrink-0 text-ink-3';
  if (state === 'done') return <Check className={looks} />;
  if (state === 'skipped') return <SkipForward className={looks} />;
  if (isNow) return <CirclePlay className={cn(looks, 'text-accent-text')} />;
  const Icon = isPinned ? Pin : Circle;
  return <Icon className={looks} />;
}

function Status(props: PlanRowProps) {
  const { warning, names } = props;
  return (
    <small
      className={cn(
        'num block truncate text-xs',
        warning === undefined ? 'text-ink-3' : 'font-[580] text-danger-text',
      )}
    >
      {[warning ?? statusOf(props), names].filter(Boolean).join(' · ')}
    </small>
  );
}

function statusOf({ state, minutes, doneAt, detail }: PlanRowProps): string {
  const done = doneAt ? onSetWords('doneAt', { time: doneAt }) : onSetWords('done');
  const status = { open: formatDuration(minutes), done, skipped: onSetWords('skipped') }[state];
  return [status, detail].filter(Boolean).join(' · ');
}
