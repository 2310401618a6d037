import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';
import { boardWords } from '@lensemble/messages/web/board';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/empty-state.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';

const hints: Readonly<Record<ShootStatus, string>> = {
  idea: boardWords('ideaHint'),
  planning: boardWords('planningHint'),
  'ready to shoot': boardWords('readyHint'),
  completed: boardWords('completedHint'),
};

export function EmptyColumn({ status, isFiltered }: { status: ShootStatus; isFiltered: boolean }) {
  const column = columnNames[status];
  return (
    <EmptyState
      icon={iconOf(status)}
      title={isFiltered ? boardWords('noMatch', { column }) : boardWords('emptyColumn', { column })}
    >
      {!isFiltered && hints[status]}
    </EmptyState>
  );
}

/** A column whose shoots the URL excludes. */
export function HiddenColumn({ status, hidden }: { status: ShootStatus; hidden: number }) {
  const column = columnNames[status];
  const slug = statusSlugs[status];
  return (
    <EmptyState
      icon={iconOf(status)}
      title={boardWords('hidden')}
      action={
        <Link
          to="/status/$status"
          params={{ status: slug }}
          search={shootFilters}
          className="font-[560] text-accent-text text-sm underline-offset-3 hover:underline"
        >
          {boardWords('showColumn', { column })}
        </Link>
      }
    >
      {boardWords('hiddenText', { count: hidden, column })}
    </EmptyState>
  );
}

function iconOf(status: ShootStatus) {
  return (looks: { className?: string }) => <StatusIcon status={status} {...looks} />;
}
