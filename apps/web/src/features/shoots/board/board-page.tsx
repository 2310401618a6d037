import { type ShootStatus, statusWords } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { Link } from '@tanstack/react-router';
import { type Filtering, ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { boardSummary } from '@/features/shoots/lib/board-summary.ts';
import { shootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { count } from '@/lib/words/count.ts';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';

interface BoardPageProps extends Filtering {
  /** Shows only the shoots of this status. */
  only?: ShootStatus;
}

export function BoardPage({ only, ...filtering }: BoardPageProps) {
  return (
    <ShootScreen
      {...filtering}
      title="All Shoots"
      {...(only ? { documentTitle: `${statusWords[only].plural} · All Shoots` } : {})}
      subtitle={(shoots) =>
        only ? <OnlySummary shoots={shoots} only={only} /> : boardSummary(shoots)
      }
      skeleton={<BoardSkeleton />}
    >
      {(shoots) => <Board shoots={shoots} only={only} />}
    </ShootScreen>
  );
}

function OnlySummary({ shoots, only }: { shoots: readonly ListedShoot[]; only: ShootStatus }) {
  const shown = shoots.filter(({ status }) => status === only).length;
  return (
    <>
      {statusWords[only].plural}: {shown} of {count(shoots.length, 'shoot')}.{' '}
      <Link
        to="/shoots"
        search={shootFilters}
        className="text-accent-text underline underline-offset-3"
      >
        Show all
      </Link>
    </>
  );
}
