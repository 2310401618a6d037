import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardWords } from '@lensemble/messages/web/board';
import { Link } from '@tanstack/react-router';
import { Kanban, Table } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { type Filtering, ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { boardSummary } from '@/features/shoots/lib/board-summary.ts';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { LateTable, TableSkeleton } from '@/features/shoots/table/late-table.tsx';
import { closeLayers } from '@/lib/shell/layer-history.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';

interface BoardPageProps extends Filtering {
  /** Shows only the shoots of this status. */
  only?: ShootStatus;
  /** `table`, or the board. */
  view?: string | undefined;
}

export function BoardPage({ only, view, ...filtering }: BoardPageProps) {
  const isTable = view === 'table';
  const late = useOutlookParts();
  return (
    <ShootScreen
      {...filtering}
      title={boardWords('title')}
      {...(only ? { documentTitle: boardWords('columnTitle', { column: columnNames[only] }) } : {})}
      subtitle={(shoots) =>
        only ? <OnlySummary shoots={shoots} only={only} /> : boardSummary(shoots)
      }
      skeleton={isTable ? <TableSkeleton /> : <BoardSkeleton />}
      actions={
        <>
          {!isTable && late && <late.SelectShoots />}
          {!only && <OtherView isTable={isTable} />}
        </>
      }
    >
      {(found, shoots, isExplained) => {
        const shown = { shoots: found, isFiltered: found.length < shoots.length };
        return isTable ? (
          <LateTable {...shown} isExplained={isExplained} />
        ) : (
          <Board {...shown} only={only} />
        );
      }}
    </ShootScreen>
  );
}

/** From the board to the table and back, in the same place. */
function OtherView({ isTable }: { isTable: boolean }) {
  const Icon = isTable ? Kanban : Table;
  return (
    <Button asChild className="max-md:w-target max-md:px-0">
      <Link
        to="/shoots"
        search={(old) => ({ ...shootFilters(old), view: isTable ? undefined : 'table' })}
        onClick={({ ctrlKey, metaKey, shiftKey }) =>
          ctrlKey || metaKey || shiftKey || closeLayers()
        }
      >
        <Icon aria-hidden />
        <span className="max-md:sr-only">
          {isTable ? boardWords('board') : boardWords('table')}
        </span>
      </Link>
    </Button>
  );
}

function OnlySummary({ shoots, only }: { shoots: readonly ListedShoot[]; only: ShootStatus }) {
  const shown = shoots.filter(({ status }) => status === only).length;
  return (
    <>
      {boardWords('onlyColumn', { column: columnNames[only], shown, count: shoots.length })}{' '}
      <Link
        to="/shoots"
        search={shootFilters}
        className="text-accent-text underline underline-offset-3"
      >
        {boardWords('showAll')}
      </Link>
    </>
  );
}
