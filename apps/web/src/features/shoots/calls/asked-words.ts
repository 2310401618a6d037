import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useAsksForDates } from '@/features/shoots/api/date-poll.ts';

/** What sending is called. */
export interface SendingWords {
  readonly isForDates: boolean;
  readonly title: string;
  readonly description: string;
  /** Who has not received it. */
  readonly unsent: string;
  readonly sent: (count: number) => string;
  readonly failed: string;
}

const callSheet: SendingWords = {
  isForDates: false,
  title: callSendingWords('title'),
  description: callSendingWords('description'),
  unsent: callSendingWords('unsent'),
  sent: (count) => callSendingWords('sent', { count }),
  failed: callSendingWords('sendFailed'),
};

const dates: SendingWords = {
  isForDates: true,
  title: callSendingWords('datesTitle'),
  description: callSendingWords('datesDescription'),
  unsent: callSendingWords('datesUnsent'),
  sent: (count) => callSendingWords('datesSent', { count }),
  failed: callSendingWords('datesFailed'),
};

const NONE = { id: '', status: 'planning' } as const;

/** An idea with open dates sends those; every other shoot sends its call sheet. */
export function useSendingWords(
  shoot: Pick<ShootDetail, 'id' | 'status'> | undefined,
): SendingWords {
  return useAsksForDates(shoot ?? NONE) ? dates : callSheet;
}
