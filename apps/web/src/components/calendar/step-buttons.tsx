import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface StepButtonsProps {
  /** What a step passes over: `month` gives "Previous month" and "Next month". */
  unit: string;
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
        aria-label={`Previous ${unit}`}
        disabled={!canStep[0]}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Next ${unit}`}
        disabled={!canStep[1]}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
