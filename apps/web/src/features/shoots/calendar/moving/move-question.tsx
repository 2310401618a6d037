import { calendarMoveWords } from '@lensemble/messages/web/calendar-moves';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { formatDate } from '@/lib/time/format.ts';
import type { WantedMove } from './wanted-move.ts';

interface MoveQuestionProps {
  wanted: WantedMove;
  onAnswer: (isConfirmed: boolean) => void;
  onClose: () => void;
}

/** Asks before a move that sends emails. */
export default function MoveQuestion({ wanted, onAnswer, onClose }: MoveQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={calendarMoveWords('question', { date: formatDate(wanted.to.date) })}
      description={calendarMoveWords('emails')}
      action={calendarMoveWords('moveAndEmail')}
      destructive={false}
      onConfirm={() => onAnswer(true)}
    >
      <p dir="auto" className="font-semibold text-base">
        {wanted.shoot.title}
      </p>
    </AlertDialog>
  );
}
