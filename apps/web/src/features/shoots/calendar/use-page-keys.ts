import { useNavigate } from '@tanstack/react-router';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { CalendarSplitProps } from './calendar-split.tsx';
import type { CalendarView } from './calendar-views.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { viewKeys } from './view-switch.tsx';

interface PageKeys extends Pick<CalendarSplitProps, 'date' | 'onDateChange'> {
  today: PlainDate;
  onViewChange: (view: CalendarView) => void;
}

/** The keys of the page: the views, today, and a new shoot on the selected day. */
export function usePageKeys({ date, today, onDateChange, onViewChange }: PageKeys): void {
  const navigate = useNavigate();
  useCalendarKeys({
    [viewKeys.month]: () => onViewChange('month'),
    [viewKeys.week]: () => onViewChange('week'),
    [viewKeys.agenda]: () => onViewChange('agenda'),
    t: () => void onDateChange(undefined),
    n: () => void navigate({ to: '/shoots/new', search: { date: date ?? today } }),
  });
}
