import { nudgingSkip } from '@lensemble/contract/call-sending';
import type { ParticipantCall } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { outwardWords } from '@lensemble/messages/web/outward';
import { BellRing, Send } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import { useAsksForDates } from '@/features/shoots/api/date-poll.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import { type NudgedShoot, useNudge } from './use-nudge.ts';

export interface CrewButtonsProps {
  shoot: NudgedShoot & Pick<ShootDetail, 'status'>;
  calls: readonly ParticipantCall[];
}

/** Sends the call sheet or the dates, and nudges all who have not answered the call sheet. */
export function CrewButtons({ shoot, calls }: CrewButtonsProps) {
  const { ask, question } = useNudge(shoot);
  const isForDates = useAsksForDates(shoot);
  const now = new Date();
  // An idea asks for dates, and its poll nudges those who have not answered them.
  const isAsked = shoot.status !== 'idea';
  const due = isAsked ? calls.filter((call) => nudgingSkip(call, now) === undefined) : [];
  return (
    // The focus returns here when the last person was nudged.
    <div tabIndex={-1} className="flex flex-wrap gap-2 outline-none print:hidden">
      <Button
        size="sm"
        className="grow border-accent-line bg-accent-soft text-accent-text"
        // The button of the header saves first, and opens the panel.
        onClick={() => offered('sendCallSheet')?.()}
      >
        <Send aria-hidden />
        {isForDates ? outwardWords('sendDates') : outwardWords('sendCallSheet')}
      </Button>
      {due.length > 0 && (
        <Button
          ref={focusBeside}
          size="sm"
          onClick={() => ask(due.map(({ participantId }) => participantId))}
        >
          <BellRing aria-hidden />
          {callSendingWords('nudgeAll', { count: due.length })}
        </Button>
      )}
      {question}
    </div>
  );
}
