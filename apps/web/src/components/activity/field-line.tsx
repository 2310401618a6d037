import type { ActivityEntry, FieldChange } from '@lensemble/contract/activity';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { activityWords } from '@lensemble/messages/web/activity';
import { ArrowRight } from 'lucide-react';
import { StatusBadge } from '@/components/status.tsx';
import { fieldNames } from '@/lib/activity/names.ts';
import { valueText } from '@/lib/activity/value-text.ts';
import { type DiffPart, nearChanges, wordDiff } from '@/lib/activity/word-diff.ts';
import { cn } from '@/lib/cn.ts';
import { useWholeText, WholeTextButton } from './whole-text.tsx';

/** Whether only that it changed is recorded. */
const isMarked = ({ from, to }: FieldChange) => from === null && to === true;

/** Texts that are longer, together, show which of their words changed. */
const SHORT = 40;

function diffOf({ from, to }: FieldChange): readonly DiffPart[] | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  return from.length + to.length > SHORT ? wordDiff(from, to) : undefined;
}

const diffStyles = {
  same: '',
  removed: 'rounded-xs bg-danger-soft text-danger-text',
  added: 'rounded-xs bg-ready-soft text-ready-text',
} as const;
const diffTags = { same: 'span', removed: 'del', added: 'ins' } as const;

function DiffLine({ name, parts }: { name: string; parts: readonly DiffPart[] }) {
  const near = nearChanges(parts);
  const whole = useWholeText<HTMLParagraphElement>(
    near.some(({ text }, index) => text !== parts[index]?.text),
  );
  return (
    <li className="grid min-w-0 gap-1">
      <span className="text-ink-3">{name}</span>
      <p
        ref={whole.ref}
        dir="auto"
        className={cn(
          'whitespace-pre-line break-words rounded-md bg-well px-3 py-2',
          !whole.isShown && 'line-clamp-8',
        )}
      >
        {(whole.isShown ? parts : near).map(({ kind, text }, index) => {
          const Tag = diffTags[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
            <Tag key={index} className={diffStyles[kind]}>
              {text}
            </Tag>
          );
        })}
      </p>
      <WholeTextButton whole={whole} />
    </li>
  );
}

/** A field from what to what. */
export function FieldLine({ kind, change }: { kind: ActivityEntry['kind']; change: FieldChange }) {
  const name = fieldNames[change.field];
  const parts = diffOf(change);
  if (parts) return <DiffLine name={name} parts={parts} />;
  if (kind === 'shoot' && change.field === 'status') return <StatusLine change={change} />;
  if (!isMarked(change)) return <ValueLine kind={kind} change={change} />;
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="text-ink-3">{name}</span>
      <span>{activityWords('renewed')}</span>
    </li>
  );
}

const Arrow = () => (
  <ArrowRight aria-hidden className="size-3 shrink-0 self-center text-ink-3 rtl:rotate-180" />
);

function StatusLine({ change: { field, from, to } }: { change: FieldChange }) {
  const [before, after] = [from, to].map((value) => statusFromSlug(String(value)));
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="text-ink-3">{fieldNames[field]}</span>
      {before && <StatusBadge status={before} />}
      <Arrow />
      {after && <StatusBadge status={after} />}
    </li>
  );
}

function ValueLine({ kind, change }: { kind: ActivityEntry['kind']; change: FieldChange }) {
  const { field, from, to } = change;
  const before = useWholeText<HTMLElement>();
  const after = useWholeText<HTMLElement>();
  const whole = before.isCut ? before : after;
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="text-ink-3">{fieldNames[field]}</span>
      <s
        ref={before.ref}
        dir="auto"
        className={cn('min-w-0 break-words text-ink-3', !whole.isShown && 'line-clamp-2')}
      >
        {valueText(kind, field, from)}
      </s>
      <Arrow />
      <span
        ref={after.ref}
        dir="auto"
        className={cn('min-w-0 break-words font-[560]', !whole.isShown && 'line-clamp-3')}
      >
        {valueText(kind, field, to)}
      </span>
      <WholeTextButton whole={whole} />
    </li>
  );
}
