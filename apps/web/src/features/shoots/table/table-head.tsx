import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { type ColumnKey, columnOf, titleColumn } from './columns.tsx';
import { nextSort, type SortKey, sortIn } from './sort-rows.ts';

interface TableHeadProps {
  shown: readonly ColumnKey[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The headers of the columns. Pressing one sorts. */
export function TableHead({ shown, sort: text, onSort }: TableHeadProps) {
  const sort = sortIn(text);
  const head = (key: SortKey, label: string) => {
    const isSorted = sort?.key === key;
    const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
    return (
      <th
        key={key}
        scope="col"
        {...(isSorted && { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' })}
        className={cn(
          'sticky top-0 z-1 h-11 border-line border-b bg-surface-1 p-0 text-left',
          key === 'title' && 'left-0 z-2 pl-0.5 max-md:border-r',
        )}
      >
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, key))}
          className="flex size-full items-center gap-1.5 px-3 max-md:gap-0.5 font-[560] text-ink-2 text-xs hover:text-ink focus-visible:-outline-offset-3"
        >
          <span className="truncate">{label}</span>
          {isSorted && <Arrow aria-hidden className="size-3.5 shrink-0 text-accent-text" />}
        </button>
      </th>
    );
  };
  return (
    <thead>
      <tr aria-rowindex={1}>
        {head('title', titleColumn.label)}
        {shown.map((key) => head(key, columnOf(key).label))}
      </tr>
    </thead>
  );
}
