import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useOpenDatePoll } from '@/features/shoots/api/date-poll.ts';

/** What sending is called, and who needs no nudge. */
export interface SendingWords {
  /** Who has answered one date at least; null for a call sheet, whose answers are the states of participants. */
  readonly answeredDates: ReadonlySet<string> | null;
  readonly title: string;
  readonly description: string;
  /** Who has not received it. */
  readonly unsent: string;
  /** Everyone has received it. */
  readonly allHave: string;
  readonly sent: (count: number) => string;
  readonly failed: string;
}

const callSheet: SendingWords = {
  answeredDates: null,
  title: callSendingWords('title'),
  description: callSendingWords('description'),
  unsent: callSendingWords('unsent'),
  allHave: callSendingWords('allHave'),
  sent: (count) => callSendingWords('sent', { count }),
  failed: callSendingWords('sendFailed'),
};

const dates: Omit<SendingWords, 'answeredDates'> = {
  title: callSendingWords('datesTitle'),
  description: callSendingWords('datesDescription'),
  unsent: callSendingWords('datesUnsent'),
  allHave: callSendingWords('allHaveDates'),
  sent: (count) => callSendingWords('datesSent', { count }),
  failed: callSendingWords('datesFailed'),
};

const NONE = { id: '', status: 'planning' } as const;

/** An idea with open dates sends those; every other shoot sends its call sheet. */
export function useSendingWords(
  shoot: Pick<ShootDetail, 'id' | 'status'> | undefined,
): SendingWords {
  const poll = useOpenDatePoll(shoot ?? NONE);
  if (!poll) return callSheet;
  const answered = poll.people.filter(({ answers }) => Object.keys(answers).length > 0);
  return { ...dates, answeredDates: new Set(answered.map(({ participantId }) => participantId)) };
}
