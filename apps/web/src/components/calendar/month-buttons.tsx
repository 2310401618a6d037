import { isMonth, type PlainMonth, shiftMonth } from '@/lib/time/dates.ts';
import { StepButtons } from './step-buttons.tsx';

interface MonthButtonsProps {
  month: PlainMonth;
  onMonthChange: (month: PlainMonth) => void;
}

export function MonthButtons({ month, onMonthChange }: MonthButtonsProps) {
  const canStep = [isMonth(shiftMonth(month, -1)), isMonth(shiftMonth(month, 1))] as const;
  return (
    <StepButtons
      unit="month"
      canStep={canStep}
      onStep={(by) => onMonthChange(shiftMonth(month, by))}
    />
  );
}
