import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarMoveWords } from '@lensemble/messages/web/calendar-moves';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { DatePicker } from '@/features/shoots/editor/schedule/date-picker.tsx';
import type { PlainDate } from '@/lib/time/dates.ts';

interface MoveDialogProps {
  shoot: ListedShoot;
  onChoose: (date: PlainDate) => void;
  onClose: () => void;
}

/** Moves a shoot to another day without dragging: by keyboard, by touch, and into other months. */
export default function MoveDialog({ shoot, onChoose, onClose }: MoveDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={calendarMoveWords('dialog')}
        description={<span dir="auto">{shoot.title}</span>}
        className="md:max-w-88"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const box = event.currentTarget as HTMLElement;
          box.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
        }}
      >
        <DialogBody>
          <DatePicker
            shootId={shoot.id}
            value={shoot.date}
            onChoose={(date) => {
              onClose();
              if (date) onChoose(date);
            }}
            isRequired
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
