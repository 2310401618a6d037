import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootTableWords } from '@lensemble/messages/web/shoot-table';
import { useElementScrollRestoration, useNavigate, useSearch } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { phone } from '@/lib/browser/phone.ts';
import { ColumnPicker } from './column-picker.tsx';
import { type Column, columnOf, titleColumn } from './columns.tsx';
import { keepColumns, readColumns } from './kept-columns.ts';
import { TableHead } from './table-head.tsx';
import { ROW_HEIGHT, TableRow } from './table-row.tsx';
import { useMoreAtRight } from './use-more-at-right.ts';
import { useRowWindow } from './use-row-window.ts';
import { useRows } from './use-rows.ts';

export interface ShootTableProps {
  /** The shoots that match the filters. */
  shoots: readonly ListedShoot[];
  isFiltered: boolean;
  /** Whether the filters above say that no shoots match. */
  isExplained: boolean;
}

const SCROLLED = 'shoot-table';

/** All shoots as a table that scrolls in itself, so that headers and titles stay in view. Rows are virtualized. */
export function ShootTable(props: ShootTableProps) {
  if (props.shoots.length > 0) return <FilledTable shoots={props.shoots} />;
  return props.isFiltered && props.isExplained ? null : <EmptyTable {...props} />;
}

function EmptyTable({ isFiltered }: Pick<ShootTableProps, 'isFiltered'>) {
  return (
    <EmptyState
      icon={ListFilter}
      heading="h2"
      title={isFiltered ? shootTableWords('noMatch') : shootTableWords('nothingPlanned')}
    >
      {isFiltered ? shootTableWords('hidden') : shootTableWords('firstShoot')}
    </EmptyState>
  );
}

function FilledTable({ shoots }: Pick<ShootTableProps, 'shoots'>) {
  const search = useSearch({ from: '/_app/shoots/' });
  const { sort } = search;
  const navigate = useNavigate({ from: '/shoots/' });
  const [shown, setShown] = useState(readColumns);
  const rows = useRows(shoots, shown, sort);
  const widths = widthsOf([titleColumn, ...shown.map(columnOf)], phone().matches);
  const box = useRef<HTMLElement>(null);
  useScrolledAsBefore(box);
  const { from, to } = useRowWindow(box, rows.length);
  const width = widths.reduce((sum, each) => sum + each);
  const hasMore = useMoreAtRight(box, rows.length && width);
  return (
    <>
      <div className="mb-2 flex justify-end">
        <ColumnPicker
          shown={shown}
          onChange={(keys) => {
            keepColumns(keys);
            setShown(keys);
          }}
        />
      </div>
      <div className="relative">
        <section
          ref={box}
          aria-label={shootTableWords('name')}
          data-scroll-restoration-id={SCROLLED}
          className="panel max-h-[calc(100dvh-15rem)] overflow-auto"
          // The title, which stays in view, covers no header that has the focus.
          style={{ scrollPaddingLeft: `${widths[0]}rem` }}
        >
          <table
            aria-label={shootTableWords('shoots')}
            aria-rowcount={rows.length + 1}
            className="w-full table-fixed border-separate border-spacing-0"
            style={{ minWidth: `${width}rem` }}
          >
            <Widths of={widths} />
            <TableHead
              shown={shown}
              sort={sort}
              onSort={(next) =>
                void navigate({
                  search: { ...search, sort: next },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            <tbody>
              <Gap rows={from} />
              {rows.slice(from, to).map((row, at) => (
                <TableRow key={row.shoot.id} {...{ row, shown }} index={from + at} />
              ))}
              <Gap rows={rows.length - to} />
            </tbody>
          </table>
        </section>
        {hasMore && <Fade />}
      </div>
    </>
  );
}

/** What goes on at the right side fades out. */
const Fade = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-y-px right-px z-3 w-8 rounded-r-xl bg-linear-to-l from-surface-1 to-transparent print:hidden"
  />
);

const widthsOf = (shown: readonly Column[], isPhone: boolean) =>
  shown.map(({ width, phoneWidth = width }) => (isPhone ? phoneWidth : width));

function Widths({ of: widths }: { of: readonly number[] }) {
  return (
    <colgroup>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no state
        <col key={index} style={{ width: `${width}rem` }} />
      ))}
    </colgroup>
  );
}

/** The height of rows that are not rendered. */
function Gap({ rows }: { rows: number }) {
  return rows > 0 && <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} />;
}

/** The router restores the position before the table exists. */
function useScrolledAsBefore(box: React.RefObject<HTMLElement | null>): void {
  const place = useElementScrollRestoration({ id: SCROLLED });
  const [atFirst] = useState(place);
  useLayoutEffect(() => {
    if (atFirst) box.current?.scrollTo(atFirst.scrollX, atFirst.scrollY);
  }, [box, atFirst]);
}
