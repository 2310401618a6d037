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
  /** Minutes after a sunset before which it was planned. */
  tooDark: number | undefined;
  /** One that was taken here. */
  picture: string | undefined;
  reference: string | undefined;
  placeholder: string | null | undefined;
  onOpenAgain: (id: string) => void;
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
        <button
          type="button"
          className={cn(row, 'text-ink-2')}
          onClick={() => props.onOpenAgain(id)}
        >
          <span className="sr-only">{onSetWords('openAgain', { title: name })}</span>
          {content}
        </button>
      )}
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

function Status({ state, minutes, doneAt, tooDark }: PlanRowProps) {
  const looks = 'num block truncate text-xs';
  if (tooDark !== undefined)
    return (
      <small className={cn(looks, 'font-[580] text-danger-text')}>
        {onSetWords('tooDark', { span: formatDuration(tooDark) })}
      </small>
    );
  return <small className={cn(looks, 'text-ink-3')}>{statusOf({ state, minutes, doneAt })}</small>;
}

function statusOf({ state, minutes, doneAt }: Pick<PlanRowProps, 'state' | 'minutes' | 'doneAt'>) {
  if (state === 'skipped') return onSetWords('skipped');
  if (doneAt) return onSetWords('doneAt', { time: doneAt });
  if (state === 'done') return onSetWords('done');
  return formatDuration(minutes);
}
