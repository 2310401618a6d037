import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { CalendarSplitProps } from '@/features/shoots/calendar/calendar-split.tsx';
import { CalendarSplit } from '@/features/shoots/calendar/calendar-split.tsx';
import { ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { upcomingSummary } from '@/features/shoots/lib/summary.ts';
import { AllShoots } from './all-shoots.tsx';
import { AllShootsSkeleton } from './all-shoots-skeleton.tsx';
import { FirstRun } from './first-run.tsx';

interface DashboardPageProps extends Omit<CalendarSplitProps, 'shoots'> {
  hidden: ReadonlySet<ShootStatus>;
  onHiddenChange: (hidden: ReadonlySet<ShootStatus>) => void;
}

/** What is coming: the month, the day, and every shoot by status. */
export function DashboardPage({ hidden, onHiddenChange, ...view }: DashboardPageProps) {
  const today = useToday();
  return (
    <ShootScreen
      title="Upcoming Shoots"
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={
        <>
          <CalendarSplit shoots={undefined} {...view} />
          <AllShootsSkeleton />
        </>
      }
    >
      {(shoots) => (
        <>
          {shoots.length === 0 && <FirstRun />}
          <CalendarSplit shoots={shoots} {...view} />
          <AllShoots shoots={shoots} hidden={hidden} onHiddenChange={onHiddenChange} />
        </>
      )}
    </ShootScreen>
  );
}
