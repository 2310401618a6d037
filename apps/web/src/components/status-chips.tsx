import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { uiWords } from '@lensemble/messages/web/ui';
import type { Ref } from 'react';
import { cn } from '@/lib/cn.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { chipStyles, chipsStyles } from './chip-styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { StatusIcon } from './status.tsx';

interface StatusChipsProps {
  ref?: Ref<HTMLDivElement>;
  counts: Readonly<Record<ShootStatus, number>>;
  chosen: ReadonlySet<ShootStatus>;
  onChange: (chosen: ReadonlySet<ShootStatus>) => void;
}

/** Filters shoots by status. */
export function StatusChips({ ref, counts, chosen, onChange }: StatusChipsProps) {
  return (
    <FilterChips
      {...(ref ? { ref } : {})}
      label={uiWords('filterByStatus')}
      values={shootStatuses}
      chosen={chosen}
      onChange={onChange}
      className={chipsStyles}
      chipClassName={chipStyles}
    >
      {(status) => (
        <>
          <StatusIcon
            status={status}
            className={cn('size-3.5', chosen.size > 0 && !chosen.has(status) && 'text-current')}
          />
          {columnNames[status]}
          <span className="num font-[560] text-xs opacity-80">{formatNumber(counts[status])}</span>
        </>
      )}
    </FilterChips>
  );
}
