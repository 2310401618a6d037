import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { type Filtering, ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { upcomingSummary } from '@/features/shoots/lib/upcoming-summary.ts';
import { CalendarSplit, type CalendarSplitProps } from './calendar-split.tsx';
import type { CalendarView } from './calendar-views.ts';
import { OtherView } from './other-view.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { ViewSwitch } from './view-switch.tsx';

interface CalendarPageProps extends Pick<CalendarSplitProps, 'date' | 'onDateChange'>, Filtering {
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
}

export function CalendarPage({
  view,
  onViewChange,
  filters,
  onFiltersChange,
  ...day
}: CalendarPageProps) {
  const today = useToday();
  usePageKeys({ ...day, today, onViewChange });
  const switcher = <ViewSwitch view={view} />;
  const show = (shoots: readonly ListedShoot[] | undefined) =>
    view === 'month' ? (
      <CalendarSplit isTall shoots={shoots} switcher={switcher} {...day} />
    ) : (
      <OtherView view={view} shoots={shoots} switcher={switcher} {...day} />
    );
  return (
    <ShootScreen
      {...{ filters, onFiltersChange }}
      hasStatuses
      title={calendarWords('title')}
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={show(undefined)}
    >
      {show}
    </ShootScreen>
  );
}
