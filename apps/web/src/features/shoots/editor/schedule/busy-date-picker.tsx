import { useState } from 'react';
import { monthOf, type PlainDate, today } from '@/lib/time/dates.ts';
import { useBusyDays } from '../busy/use-busy-days.ts';
import { DatePicker } from './date-picker.tsx';

interface BusyDatePickerProps {
  shootId: string | null;
  value: PlainDate | null;
  onChoose: (date: PlainDate | null) => void;
}

/** The date picker of the editor: it marks the days on which the shoot cannot have everything. */
export function BusyDatePicker({ shootId, value, onChoose }: BusyDatePickerProps) {
  const [month, setMonth] = useState(monthOf(value ?? today()));
  const busy = useBusyDays(month, shootId);
  return <DatePicker {...{ shootId, value, onChoose, busy }} onMonth={setMonth} />;
}
