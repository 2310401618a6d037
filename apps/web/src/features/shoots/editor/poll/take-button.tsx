import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Button } from '@/components/ui/button.tsx';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import type { ShownCandidate } from './use-candidates.ts';

interface TakeButtonProps {
  candidate: ShownCandidate;
  pending: boolean;
  className?: string;
  onTake: () => void;
}

export function TakeButton({ candidate, pending, className, onTake }: TakeButtonProps) {
  const { date, isBest } = candidate;
  return (
    <Button
      size="sm"
      variant={isBest ? 'primary' : 'line'}
      aria-disabled={pending}
      className={className}
      onClick={() => pending || onTake()}
    >
      {isBest ? datePollWords('takeThis') : datePollWords('take')}
      <span className="sr-only">{formatFullDate(date)}</span>
    </Button>
  );
}
