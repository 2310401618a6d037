import type { Conflict } from '@lensemble/contract/conflicts';
import { Link } from '@tanstack/react-router';
import { Parts } from '@/components/parts.tsx';
import { cn } from '@/lib/cn.ts';
import { conflictLine, conflictTime } from '@/lib/shoots/conflict-words.ts';
import type { Busy } from './busy-context.ts';
import { ConflictIcon, withWholeRanges } from './busy-note.tsx';

/** Each conflict with its time at the end of the line. */
export function ConflictList({ busy }: { busy: Busy }) {
  return (
    <ul className="divide-y divide-line">
      {busy.conflicts.map((conflict) => (
        <li key={`${conflict.kind} ${conflict.itemId}`} className="flex min-h-8 gap-2.5 py-1.5">
          <span className="pt-0.5 text-st-text">
            <ConflictIcon kind={conflict.kind} />
          </span>
          <ConflictWords conflict={conflict} busy={busy} isLinked />
        </li>
      ))}
    </ul>
  );
}

interface ConflictWordsProps {
  conflict: Conflict;
  busy: Pick<Busy, 'view' | 'nameOf'>;
  /** Whether the title leads to the other shoot. */
  isLinked?: boolean;
  /** Cuts names and titles that would need more than two lines. */
  isShort?: boolean;
}

export function ConflictWords({
  conflict,
  busy,
  isLinked = false,
  isShort = false,
}: ConflictWordsProps) {
  const mark = isLinked ? linked : emphasized;
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2.5 text-sm">
      <span className={cn('min-w-0 [overflow-wrap:anywhere]', isShort && 'line-clamp-2')}>
        <Parts of={conflictLine(conflict, busy.nameOf(conflict), mark)} />
      </span>{' '}
      <span className="num text-ink-2 text-xs">
        <Parts of={withWholeRanges([conflictTime(conflict, busy.view)])} />
      </span>
    </span>
  );
}

const emphasized = (title: string) => <bdi className="font-[620]">{title}</bdi>;

const linked = (title: string, id: string) => (
  <Link
    to="/shoots/$id"
    params={{ id }}
    className="rounded-xs font-[620] underline-offset-3 hover:underline"
  >
    <bdi>{title}</bdi>
  </Link>
);
