import { calendarMoveWords } from '@lensemble/messages/web/calendar-moves';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
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
      description={ifMailed(calendarMoveWords('emails'))}
      action={sendsMail() ? calendarMoveWords('moveAndEmail') : calendarMoveWords('move')}
      destructive={false}
      onConfirm={() => onAnswer(true)}
    >
      <p dir="auto" className="font-semibold text-base">
        {wanted.shoot.title}
      </p>
    </AlertDialog>
  );
}
