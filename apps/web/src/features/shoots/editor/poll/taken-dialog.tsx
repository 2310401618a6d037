import { formatTime } from '@lensemble/contract/clock';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Send } from 'lucide-react';
import { FrameRing } from '@/components/calendar/today-ring.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { useUntakeDate } from '@/features/shoots/api/date-poll.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import { formatShortDate, formatWeekday } from '@/lib/time/long-dates.ts';
import type { Taken } from './taken.ts';
import { tallyWords } from './tally-words.ts';

interface TakenDialogProps {
  shoot: ShootDetail;
  taken: Taken;
  onClose: () => void;
}

export default function TakenDialog({ shoot, taken, onClose }: TakenDialogProps) {
  const { id: candidateId, date, time } = taken.candidate;
  const tally = tallyWords(taken.tally);
  const undo = useUntakeDate(shoot.id);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={datePollWords('takenTitle')}>
        <DialogBody className="text-center">
          <p className="relative mx-auto px-12 py-6">
            <FrameRing className="inset-0 size-full" />
            <span className="block text-base text-ink-2">{formatWeekday(date)}</span>
            <b className="block font-display font-bold text-3xl">{formatShortDate(date)}</b>
          </p>
          <p className="text-balance">
            <b className="block font-semibold">
              {time === null ? datePollWords('anyTime') : formatTime(time)}
            </b>
            {datePollWords('nowPlanning', { title: shoot.title })}{' '}
            {tally !== null && datePollWords('count', { tally })}
          </p>
        </DialogBody>
        {/* Three buttons of one width would cut the words of the last one on a phone. */}
        <DialogFooter className="max-md:grid max-md:grid-cols-[auto_1fr_auto]">
          <Button
            variant="ghost"
            pending={undo.isPending}
            onClick={() => undo.mutate({ candidateId, ...taken.before }, { onSuccess: onClose })}
          >
            {datePollWords('undo')}
          </Button>
          <Button onClick={onClose}>{datePollWords('done')}</Button>
          {shoot.participants.length > 0 && (
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                offered('sendCallSheet')?.();
              }}
            >
              <Send aria-hidden />
              {datePollWords('sendCallSheet')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
