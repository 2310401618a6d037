import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { ShootBar } from '@/components/shoot-color.tsx';
import { cn } from '@/lib/cn.ts';
import { type ColumnKey, columnOf, type Row } from './columns.tsx';

/** In px. */
export const ROW_HEIGHT = 44;

interface TableRowProps {
  row: Row;
  index: number;
  shown: readonly ColumnKey[];
}

const cellStyles = 'h-11 border-line border-b px-3 text-left font-normal';

export const TableRow = memo(function TableRow({ row, index, shown }: TableRowProps) {
  const { id, title, color } = row.shoot;
  return (
    // The first row is that of the headers.
    <tr aria-rowindex={index + 2} className="group/row hover:bg-hover">
      <th
        scope="row"
        className={cn(
          cellStyles,
          'sticky left-0 z-1 bg-surface-1 px-0 group-hover/row:bg-surface-2 max-md:border-r',
        )}
      >
        <ShootBar color={color} className="inset-y-2" />
        <Link
          to="/shoots/$id"
          params={{ id }}
          dir="auto"
          className="flex h-full items-center px-3.5 font-semibold text-ink max-md:pr-2 focus-visible:-outline-offset-3"
        >
          <span className="truncate">{title}</span>
        </Link>
      </th>
      {shown.map((key) => {
        const { valueIn, show } = columnOf(key);
        return (
          <td key={key} className={cellStyles}>
            <div dir="auto" className="num truncate text-ink-2">
              {show ? show(row) : valueIn(row)}
            </div>
          </td>
        );
      })}
    </tr>
  );
});
