import { formatTime } from '@lensemble/contract/clock';
import type { DatePoll } from '@lensemble/contract/date-polls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock } from '@lensemble/contract/zoned-time';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import {
  datePollQuery,
  useAnswerDates,
  useStopAsking,
  useTakeDate,
} from '@/features/shoots/api/date-poll.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import { NudgeButton } from './nudge-button.tsx';
import { PollCards } from './poll-cards.tsx';
import { LoadingActions, LoadingDates, PollFrame } from './poll-frame.tsx';
import { PollTable } from './poll-table.tsx';
import type { Taken } from './taken.ts';
import { tellFailure } from './tell-failure.ts';
import { type ShownCandidate, useCandidates } from './use-candidates.ts';
import { useIsWide } from './use-is-wide.ts';

const AskDialog = lazyDialog(() => import('./ask-dialog.tsx'));

interface DatePollSectionProps {
  shoot: ShootDetail;
  /** The form has another crew or place. */
  isUnsaved: boolean;
  onTaken: (taken: Taken) => void;
}

/** The dates that an idea asks for. Everything here saves at once. */
export default function DatePollSection({ shoot, isUnsaved, onTaken }: DatePollSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(datePollQuery(shoot.id));
  const [isAsking, setAsking] = useState(false);
  const poll = data?.poll ?? null;
  const open = shoot.status === 'idea' && poll?.closedAt === null ? poll : null;
  useOfferedCommand('askForDate', () => setAsking(true), data !== undefined);
  return (
    <PollFrame
      about={
        <>
          <p className="text-ink-2 text-sm">
            {open ? deadlineWords(open, shoot) : datePollWords('intro')}
            {shoot.status !== 'idea' && ` ${datePollWords('becomesIdea')}`}
          </p>
          {isUnsaved && (
            <p role="status" className="status-planning text-sm text-st-text">
              {datePollWords('unsaved')}
            </p>
          )}
        </>
      }
      actions={
        data ? (
          <PollActions shoot={shoot} open={open} onAsk={() => setAsking(true)} />
        ) : (
          !error && <LoadingActions />
        )
      }
    >
      {open && <OpenPoll shoot={shoot} poll={open} onTaken={onTaken} />}
      {!data && !error && <LoadingDates shoot={shoot} />}
      {!data && error && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {datePollWords('notLoaded')}
        </LoadFailure>
      )}
      {data && isAsking && <AskDialog shoot={shoot} poll={poll} onClose={() => setAsking(false)} />}
    </PollFrame>
  );
}

interface PollActionsProps {
  shoot: ShootDetail;
  open: DatePoll | null;
  onAsk: () => void;
}

function PollActions({ shoot, open, onAsk }: PollActionsProps) {
  const stop = useStopAsking(shoot.id);
  return (
    // The focus returns here when the last person was nudged.
    <span tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {open && <NudgeButton shoot={shoot} poll={open} />}
      <Button onClick={onAsk}>
        <CalendarPlus aria-hidden />
        {open ? datePollWords('change') : datePollWords('ask')}
      </Button>
      {open && (
        <Button
          ref={focusBeside}
          variant="ghost"
          pending={stop.isPending}
          onClick={() => stop.mutate(undefined)}
        >
          {datePollWords('stop')}
        </Button>
      )}
    </span>
  );
}

function deadlineWords({ deadline }: DatePoll, { timeZone }: ShootDetail): string | null {
  if (deadline === null) return null;
  const { date, time } = wallClock(new Date(deadline), timeZone);
  const until = datePollWords('until', { date: formatFullDate(date), time: formatTime(time) });
  return sendsMail() ? joinSentences([until, datePollWords('reminded')]) : until;
}

interface OpenPollProps extends Omit<DatePollSectionProps, 'isUnsaved'> {
  poll: DatePoll;
}

function OpenPoll({ shoot, poll, onTaken }: OpenPollProps) {
  const isWide = useIsWide();
  const { shown, credit } = useCandidates(shoot, poll);
  const { mutate: answer } = useAnswerDates(shoot.id);
  const take = useTakeDate(shoot.id);
  const View = isWide ? PollTable : PollCards;
  const onTake = (candidate: ShownCandidate) => {
    const { id, date, time, tally } = candidate;
    const before = { date: shoot.date, time: shoot.time };
    // The promise, because this section is gone once the shoot is planned.
    void take.mutateAsync(id).then(
      () => onTaken({ candidate: { id, date, time }, tally, before }),
      (error: unknown) => tellFailure(error, datePollWords('notTaken'), () => onTake(candidate)),
    );
  };
  return (
    <>
      <View
        {...{ shoot, poll, shown }}
        isTaking={take.isPending}
        onAnswer={({ participantId }, candidateId, given) =>
          answer({ participantId, answers: { [candidateId]: given } })
        }
        onTake={onTake}
      />
      <footer className="mt-3 grid gap-1 text-ink-3 text-xs">
        {!poll.people.some(({ isYou }) => isYou) && <p>{datePollWords('notYou')}</p>}
        <p className="flex items-center gap-1.5">
          <CircleCheck className="size-3.5 shrink-0" aria-hidden />
          {datePollWords('order')}
        </p>
        {credit && (
          <p>
            <a
              href={credit.url}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-2 hover:text-ink-2"
            >
              {credit.text}
            </a>
          </p>
        )}
      </footer>
    </>
  );
}
