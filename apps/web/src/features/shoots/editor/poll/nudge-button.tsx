import type { DatePoll } from '@lensemble/contract/date-polls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { useNudge } from '@/features/shoots/calls/use-nudge.ts';
import { dueForNudge } from './due-for-nudge.ts';

/** Reminds those who have not answered. Their emails ask for dates as long as the poll is open. */
export function NudgeButton({ shoot, poll }: { shoot: ShootDetail; poll: DatePoll }) {
  const { data: calls = [] } = useCalls(shoot.id);
  const { ask, question } = useNudge(shoot);
  const due = dueForNudge(poll, calls, new Date());
  return (
    <>
      {due.length > 0 && (
        <Button ref={focusBeside} onClick={() => ask(due)}>
          <BellRing aria-hidden />
          {datePollWords('nudge', { count: due.length })}
        </Button>
      )}
      {question}
    </>
  );
}
