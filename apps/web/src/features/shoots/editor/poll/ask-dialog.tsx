import { CANDIDATES_MAX, YEAR_MAX } from '@lensemble/contract/constants';
import type { DatePoll } from '@lensemble/contract/date-polls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { formWords } from '@lensemble/messages/web/forms';
import { useRef, useState } from 'react';
import { EditingDialog } from '@/components/forms/editing-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { useAskForDate } from '@/features/shoots/api/date-poll.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import { isPlainDate, today as todayNow } from '@/lib/time/dates.ts';
import { AskList } from './ask-list.tsx';
import { AskMonth } from './ask-month.tsx';
import { chosenOf, isSameDates, toggleDay } from './chosen-dates.ts';
import { DeadlineField } from './deadline-field.tsx';

interface AskDialogProps {
  shoot: ShootDetail;
  poll: DatePoll | null;
  onClose: () => void;
}

const DEADLINE_TIME = '20:00';

/** Chooses the dates that a shoot asks for. The panel that sends the emails comes next. */
export default function AskDialog({ shoot, poll, onClose }: AskDialogProps) {
  const { timeZone, participants, status } = shoot;
  const today = todayNow();
  const isOpen = status === 'idea' && poll?.closedAt === null;
  const [base] = useState(() => ({
    chosen: chosenOf(poll, today),
    deadline:
      poll?.deadline && isOpen
        ? wallClock(new Date(poll.deadline), timeZone)
        : { date: '', time: DEADLINE_TIME },
  }));
  const [chosen, setChosen] = useState(base.chosen);
  const [deadline, setDeadline] = useState(base.deadline);
  const isDirty =
    !isSameDates(chosen, base.chosen) ||
    deadline.date !== base.deadline.date ||
    deadline.time !== base.deadline.time;
  const ask = useAskForDate(shoot, poll?.version ?? 0);
  const dayRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const days = new Set(chosen.map(({ date }) => date));
  const isFirst = !isOpen && participants.length > 0;
  const wrongDeadline = (until: string | null, day: HTMLInputElement | null) => {
    // The value of a day of which only a part is typed is empty.
    if (day?.validity.badInput) return datePollWords('deadlineIsNoDate');
    const isNew = until !== (isOpen ? poll.deadline : null);
    if (until !== null && isNew && Date.parse(until) <= Date.now())
      return datePollWords('deadlineIsPast');
    return undefined;
  };
  const save = () => {
    if (chosen.length === 0) return;
    const until = isPlainDate(deadline.date)
      ? zonedInstant(deadline.date, deadline.time, timeZone).toISOString()
      : null;
    const wrong = wrongDeadline(until, dayRef.current);
    setError(wrong);
    if (wrong !== undefined) return dayRef.current?.focus();
    const saved = () => {
      onClose();
      if (isFirst) offered('sendCallSheet')?.();
    };
    ask.mutate({ candidates: chosen, deadline: until }, { onSuccess: saved });
  };
  return (
    <EditingDialog dirty={isDirty} description={formWords('notSavedHere')} onClose={onClose}>
      {(cancel) => (
        <DialogContent
          title={datePollWords('ask')}
          description={datePollWords('askDescription', { number: CANDIDATES_MAX })}
          onOpenAutoFocus={focusDay}
          className="md:max-h-[min(51rem,calc(100dvh-3rem))] md:max-w-270 max-md:h-[94dvh] max-md:max-h-[94dvh]"
        >
          <DialogBody className="gap-6 border-line border-t pt-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <AskMonth
              shoot={shoot}
              chosen={chosen}
              today={today}
              onToggle={(date) => {
                if (days.has(date) || chosen.length < CANDIDATES_MAX)
                  setChosen(toggleDay(chosen, date));
              }}
            />
            <div className="min-w-0">
              <AskList shoot={shoot} chosen={chosen} onChange={setChosen} />
            </div>
          </DialogBody>
          <DialogFooter className="items-center">
            <DeadlineField
              {...deadline}
              min={today}
              max={`${YEAR_MAX}-12-31`}
              dayRef={dayRef}
              error={error}
              onChange={(changed) => {
                setDeadline(changed);
                setError(undefined);
              }}
            />
            <Button variant="ghost" onClick={cancel}>
              {datePollWords('cancel')}
            </Button>
            <Button
              variant="primary"
              pending={ask.isPending}
              aria-disabled={chosen.length === 0}
              onClick={save}
            >
              {isFirst ? datePollWords('chooseRecipients') : datePollWords('save')}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </EditingDialog>
  );
}

/** The day with the tab stop of the month, instead of the button of the month before. */
function focusDay(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  event.preventDefault();
  dialog.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
}
