import {
  CalendarSplit,
  type CalendarSplitProps,
} from '@/features/shoots/calendar/calendar-split.tsx';
import { ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { upcomingSummary } from '@/features/shoots/lib/summary.ts';
import { AllShoots, type AllShootsProps } from './all-shoots.tsx';
import { AllShootsSkeleton } from './all-shoots-skeleton.tsx';
import { FirstRun } from './first-run.tsx';

interface DashboardPageProps {
  calendar: Omit<CalendarSplitProps, 'shoots'>;
  list: Omit<AllShootsProps, 'shoots'>;
}

export function DashboardPage({ calendar, list }: DashboardPageProps) {
  const today = useToday();
  return (
    <ShootScreen
      title="Upcoming Shoots"
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={
        <>
          <CalendarSplit shoots={undefined} {...calendar} />
          <AllShootsSkeleton />
        </>
      }
    >
      {(shoots) => (
        <>
          {shoots.length === 0 && <FirstRun />}
          <CalendarSplit shoots={shoots} {...calendar} />
          <AllShoots shoots={shoots} {...list} />
        </>
      )}
    </ShootScreen>
  );
}
