import { ChevronLeft, ChevronRight } from 'lucide-react';
import { isMonth, type PlainMonth, shiftMonth } from '@/lib/time/dates.ts';
import { Button } from '../ui/button.tsx';

interface MonthButtonsProps {
  month: PlainMonth;
  onMonthChange: (month: PlainMonth) => void;
}

export function MonthButtons({ month, onMonthChange }: MonthButtonsProps) {
  const previous = shiftMonth(month, -1);
  const next = shiftMonth(month, 1);
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Previous month"
        disabled={!isMonth(previous)}
        onClick={() => onMonthChange(previous)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Next month"
        disabled={!isMonth(next)}
        onClick={() => onMonthChange(next)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
