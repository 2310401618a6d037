import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';
import { boardWords } from '@lensemble/messages/web/board';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { lampStyles } from './styles.ts';

export interface ColumnHeaderProps {
  status: ShootStatus;
  /** Undefined while loading. */
  count?: number | undefined;
  /** Opens the field for a new shoot. */
  onAdd?: () => void;
  addRef?: Ref<HTMLButtonElement>;
}

/** The header of a column. It is sticky where all columns fit side by side. */
export function ColumnHeader({ status, count, onAdd, addRef }: ColumnHeaderProps) {
  const plural = columnNames[status];
  const slug = statusSlugs[status];
  return (
    <header
      className={cn(
        lampStyles,
        'relative z-10 -mx-2 -mt-2 flex h-14 items-center gap-2 rounded-t-xl bg-surface-0 px-3.5 pt-2 pb-2 md:-mx-3 md:-mt-3 md:h-13 md:px-4.5 md:pt-3 xl:sticky xl:top-(--top-bar)',
        'before:absolute before:top-0 before:left-1/2 before:h-0.5 before:w-24 before:-translate-x-1/2 before:rounded-full before:bg-st',
      )}
    >
      <StatusIcon status={status} />
      <h2 className="font-[620] text-base leading-snug">
        <Link
          to="/status/$status"
          params={{ status: slug }}
          search={shootFilters}
          className="rounded-xs hover:underline hover:underline-offset-4"
        >
          {plural}
        </Link>
      </h2>
      {count !== undefined && (
        <span className="num ml-0.5 font-[560] text-ink-3 text-xs">{formatNumber(count)}</span>
      )}
      {onAdd && (
        <Button
          ref={addRef}
          variant="ghost"
          size="icon-sm"
          aria-label={boardWords('addTo', { column: plural })}
          className="ml-auto text-ink-3"
          onClick={onAdd}
        >
          <Plus aria-hidden />
        </Button>
      )}
    </header>
  );
}
