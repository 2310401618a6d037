import { uiWords } from '@lensemble/messages/web/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';

const names = {
  month: { back: uiWords('previousMonth'), forward: uiWords('nextMonth') },
  week: { back: uiWords('previousWeek'), forward: uiWords('nextWeek') },
} as const;

interface StepButtonsProps {
  /** What a step passes over. */
  unit: keyof typeof names;
  /** Whether there is a step back and forward. */
  canStep: readonly [back: boolean, forward: boolean];
  onStep: (by: -1 | 1) => void;
}

export function StepButtons({ unit, canStep, onStep }: StepButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={names[unit].back}
        disabled={!canStep[0]}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={names[unit].forward}
        disabled={!canStep[1]}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
