import type { ListedShoot } from '@lensemble/contract/shoots';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import {
  CalendarSplit,
  type CalendarSplitProps,
} from '@/features/shoots/calendar/calendar-split.tsx';
import { type Filtering, ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { nextDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { upcomingSummary } from '@/features/shoots/lib/upcoming-summary.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { AllShoots, type AllShootsProps } from './all-shoots.tsx';
import { AllShootsSkeleton } from './all-shoots-skeleton.tsx';
import { FirstRun } from './first-run.tsx';
import { OnSetLink } from './on-set-link.tsx';
import { SampleData } from './sample-data.tsx';

interface DashboardPageProps extends Filtering {
  calendar: Omit<CalendarSplitProps, 'shoots'>;
  list: Omit<AllShootsProps, 'shoots' | 'hasShoots'>;
}

export function DashboardPage({ calendar, list, ...filtering }: DashboardPageProps) {
  const today = useToday();
  return (
    <ShootScreen
      {...filtering}
      title={dashboardWords('title')}
      actions={<OnSetLink />}
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={
        <>
          <SampleData isEmpty={false} />
          <CalendarSplit shoots={undefined} {...calendar} />
          <AllShootsSkeleton />
        </>
      }
    >
      {(found, shoots) => (
        <>
          {shoots.length === 0 && <FirstRun />}
          <SampleData
            isEmpty={shoots.length === 0}
            onAdded={() => showNext(shoots, today, calendar.onDateChange)}
          />
          <CalendarSplit shoots={found} {...calendar} />
          <AllShoots
            // The first shoots open their groups, as on a visit that finds them.
            key={String(shoots.length > 0)}
            shoots={found}
            hasShoots={shoots.length > 0}
            {...list}
          />
        </>
      )}
    </ShootScreen>
  );
}

/** Selects the next day with a shoot, because nothing new shows on a day without. */
function showNext(
  shoots: readonly ListedShoot[],
  today: PlainDate,
  onDateChange: CalendarSplitProps['onDateChange'],
): void {
  const date = nextDay(shoots, today);
  if (date !== undefined) void onDateChange(date === today ? undefined : date);
}
