import { uiWords } from '@lensemble/messages/web/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';

const unitNames = {
  month: { back: uiWords('previousMonth'), forward: uiWords('nextMonth') },
  week: { back: uiWords('previousWeek'), forward: uiWords('nextWeek') },
} as const;

interface StepButtonsProps {
  /** What a step passes over. */
  unit: keyof typeof unitNames;
  /** Whether there is a step back and forward. */
  canStep: readonly [back: boolean, forward: boolean];
  onStep: (by: -1 | 1) => void;
  /** For a step that does not pass over a whole unit. */
  names?: Partial<Record<'back' | 'forward', string>>;
}

export function StepButtons({ unit, canStep, onStep, names = {} }: StepButtonsProps) {
  const { back, forward } = { ...unitNames[unit], ...names };
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={back}
        off={!canStep[0]}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={forward}
        off={!canStep[1]}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
