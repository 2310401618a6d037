import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/empty-state.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { shootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { count } from '@/lib/words/count.ts';

const hints: Readonly<Record<ShootStatus, string>> = {
  idea: 'Keep every spark here. A name is enough.',
  planning: 'Drag one here when it gets a date and people.',
  'ready to shoot': 'Drag one here when the crew, the place and the hour are set.',
  completed: 'Drag one here when the last frame is taken.',
};

export function EmptyColumn({ status }: { status: ShootStatus }) {
  return (
    <EmptyState icon={iconOf(status)} title={`No shoots in ${columnNames[status]}`}>
      {hints[status]}
    </EmptyState>
  );
}

/** A column whose shoots the URL excludes. */
export function HiddenColumn({ status, hidden }: { status: ShootStatus; hidden: number }) {
  const plural = columnNames[status];
  const slug = statusSlugs[status];
  return (
    <EmptyState
      icon={iconOf(status)}
      title="Hidden"
      action={
        <Link
          to="/status/$status"
          params={{ status: slug }}
          search={shootFilters}
          className="font-[560] text-accent-text text-sm underline-offset-3 hover:underline"
        >
          Show {plural}
        </Link>
      }
    >
      {`${count(hidden, 'shoot')} in ${plural}.`}
    </EmptyState>
  );
}

function iconOf(status: ShootStatus) {
  return ({ className }: { className?: string }) => (
    <StatusIcon status={status} {...(className ? { className } : {})} />
  );
}
