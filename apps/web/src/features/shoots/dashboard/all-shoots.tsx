import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { CalendarPlus, ListFilter } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { StatusChips } from '@/components/status-chips.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { groupByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { countByStatus } from '@/lib/shoots/count-by-status.ts';
import {
  type GroupState,
  type GroupStates,
  groupOrder,
  openAtFirst,
  standOf,
} from './group-states.ts';
import { StatusGroup } from './status-group.tsx';

export interface AllShootsProps {
  shoots: readonly ListedShoot[];
  /** Whether there are shoots without the filters. */
  hasShoots: boolean;
  /** The statuses that are shown; an empty set means all. */
  statuses: ReadonlySet<ShootStatus>;
  onStatusesChange: (statuses: ReadonlySet<ShootStatus>) => void;
  groupStates: GroupStates;
  onGroupStatesChange: (states: GroupStates) => void;
}

export function AllShoots(props: AllShootsProps) {
  const { shoots, hasShoots, statuses, onStatusesChange, groupStates, onGroupStatesChange } = props;
  const today = useToday();
  const groups = useMemo(() => groupByStatus(shoots), [shoots]);
  const filters = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(() => openAtFirst(groups));
  const stand = standOf(groupStates, atFirst);
  const shown = groupOrder.filter(
    (status) => (statuses.size === 0 || statuses.has(status)) && groups[status].length > 0,
  );
  const change = (status: ShootStatus, part: Partial<GroupState>) => ({
    [status]: { ...stand[status], ...part },
  });
  return (
    <section aria-labelledby="all-shoots">
      <header className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mt-8">
        <h2 id="all-shoots" className="font-[620] text-lg leading-snug tracking-[-0.012em]">
          {dashboardWords('allShoots')}
        </h2>
        <StatusChips
          ref={filters}
          counts={countByStatus(shoots)}
          chosen={statuses}
          onChange={onStatusesChange}
        />
      </header>
      {shown.length === 0 ? (
        <NoMatch
          hasShoots={hasShoots}
          canReset={statuses.size > 0}
          onReset={() => {
            onStatusesChange(new Set());
            // The clicked button disappears, so the focus moves to the first filter.
            filters.current?.querySelector('button')?.focus();
          }}
        />
      ) : (
        <Accordion
          type="multiple"
          value={shown.filter((status) => stand[status].isOpen)}
          onValueChange={(open) => {
            const isTouched = (status: ShootStatus) =>
              open.includes(status) !== stand[status].isOpen;
            const changes = shown
              .filter(isTouched)
              .map((status) => change(status, { isOpen: open.includes(status) }));
            onGroupStatesChange(Object.assign({}, groupStates, ...changes));
          }}
          className="panel overflow-hidden"
        >
          {shown.map((status) => (
            <StatusGroup
              key={status}
              status={status}
              shoots={groups[status]}
              today={today}
              rows={stand[status].rows}
              onRowsChange={(rows) =>
                onGroupStatesChange({ ...groupStates, ...change(status, { rows }) })
              }
            />
          ))}
        </Accordion>
      )}
    </section>
  );
}

interface NoMatchProps {
  hasShoots: boolean;
  canReset: boolean;
  onReset: () => void;
}

function NoMatch({ hasShoots, canReset, onReset }: NoMatchProps) {
  if (!hasShoots) {
    return (
      <EmptyState icon={CalendarPlus} title={dashboardWords('noShoots')}>
        {dashboardWords('firstHere')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ListFilter}
      title={dashboardWords('noMatch')}
      action={canReset && <Button onClick={onReset}>{dashboardWords('showAll')}</Button>}
    >
      {dashboardWords('hidden')}
    </EmptyState>
  );
}
