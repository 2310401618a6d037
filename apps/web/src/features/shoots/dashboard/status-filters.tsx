import { type ShootStatus, shootStatuses, statusWords } from '@lensemble/contract/shoot-status';
import type { Ref } from 'react';
import { StatusIcon } from '@/components/status.tsx';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/count.ts';

interface StatusFiltersProps {
  ref: Ref<HTMLDivElement>;
  groups: ShootsByStatus;
  hidden: ReadonlySet<ShootStatus>;
  onToggle: (status: ShootStatus) => void;
}

export function StatusFilters({ ref, groups, hidden, onToggle }: StatusFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not the fields of a form
    <div ref={ref} role="group" aria-label="Filter by status" className="flex flex-wrap gap-2">
      {shootStatuses.map((status) => {
        const isShown = !hidden.has(status);
        return (
          <button
            key={status}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(status)}
            className={cn(
              'inline-flex h-8 items-center gap-[7px] whitespace-nowrap rounded-full border px-[11px] font-[540] transition-colors hover:border-line-field focus-visible:rounded-full max-md:h-target',
              isShown ? 'border-line-strong bg-surface-2 text-ink' : 'border-line text-ink-3',
            )}
          >
            <StatusIcon status={status} className={cn('size-3.5', !isShown && 'text-current')} />
            {statusWords[status].plural}
            <span className="num font-[560] text-ink-3 text-xs">
              {formatNumber(groups[status].length)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
