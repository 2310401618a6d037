import { useNavigate } from '@tanstack/react-router';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { CalendarSplitProps } from './calendar-split.tsx';
import type { CalendarView } from './calendar-views.ts';

interface PageKeys extends Pick<CalendarSplitProps, 'date' | 'onDateChange'> {
  today: PlainDate;
  onViewChange: (view: CalendarView) => void;
}

/** Commands of the page: the views, today, and a new shoot on the selected day. */
export function usePageKeys({ date, today, onDateChange, onViewChange }: PageKeys): void {
  const navigate = useNavigate();
  useOfferedCommand('showMonth', () => onViewChange('month'));
  useOfferedCommand('showWeek', () => onViewChange('week'));
  useOfferedCommand('showAgenda', () => onViewChange('agenda'));
  useOfferedCommand('showToday', () => void onDateChange(undefined));
  useOfferedCommand(
    'addShoot',
    () => void navigate({ to: '/shoots/new', search: { date: date ?? today } }),
  );
}
