import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import { ListFilter } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { groupByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { toggled } from '@/lib/statuses-in-address.ts';
import { StatusFilters } from './status-filters.tsx';
import { StatusGroup } from './status-group.tsx';

/** What is closest to the day comes first. */
const order: readonly ShootStatus[] = ['ready to shoot', 'planning', 'idea', 'completed'];

interface AllShootsProps {
  shoots: readonly Shoot[];
  hidden: ReadonlySet<ShootStatus>;
  onHiddenChange: (hidden: ReadonlySet<ShootStatus>) => void;
}

/** Every shoot of the team by status. */
export function AllShoots({ shoots, hidden, onHiddenChange }: AllShootsProps) {
  const today = useToday();
  const groups = useMemo(() => groupByStatus(shoots), [shoots]);
  const filters = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() => openAtFirst(groups));
  const shown = order.filter((status) => !hidden.has(status) && groups[status].length > 0);
  return (
    <section aria-labelledby="all-shoots">
      <header className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mt-8">
        <h2 id="all-shoots" className="font-[620] text-lg leading-snug tracking-[-0.012em]">
          All Shoots
        </h2>
        <StatusFilters
          ref={filters}
          groups={groups}
          hidden={hidden}
          onToggle={(status) => onHiddenChange(toggled(hidden, status))}
        />
      </header>
      {shown.length === 0 ? (
        <NoMatch
          hasShoots={shoots.length > 0}
          onReset={() => {
            onHiddenChange(new Set());
            // The button goes away with what it undoes.
            filters.current?.querySelector('button')?.focus();
          }}
        />
      ) : (
        <Accordion
          type="multiple"
          value={open}
          onValueChange={setOpen}
          className="panel overflow-hidden"
        >
          {shown.map((status) => (
            <StatusGroup key={status} status={status} shoots={groups[status]} today={today} />
          ))}
        </Accordion>
      )}
    </section>
  );
}

/** What is on the way; without any, the first group that has something. */
function openAtFirst(groups: ShootsByStatus): string[] {
  const filled = order.filter((status) => groups[status].length > 0);
  const onTheWay = filled.filter((status) => status === 'ready to shoot' || status === 'planning');
  return onTheWay.length > 0 ? onTheWay : filled.slice(0, 1);
}

function NoMatch({ hasShoots, onReset }: { hasShoots: boolean; onReset: () => void }) {
  return (
    <EmptyState
      icon={ListFilter}
      title="No shoots match the selected filters"
      action={hasShoots && <Button onClick={onReset}>Show every status</Button>}
    >
      {hasShoots
        ? 'They are still there, only filtered out.'
        : 'Your first one will show up here, under its status.'}
    </EmptyState>
  );
}
