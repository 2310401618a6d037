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
      title={`Move this shoot to ${formatDate(wanted.to.date)}?`}
      description="Everyone who got a reminder will be emailed that it moves."
      action="Move and email"
      destructive={false}
      onConfirm={() => onAnswer(true)}
    >
      <p dir="auto" className="font-semibold text-base">
        {wanted.shoot.title}
      </p>
    </AlertDialog>
  );
}
