import type { CallsSent } from '@lensemble/contract/call-sending';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { callWords } from '@lensemble/messages/web/calls';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { Lightbulb } from 'lucide-react';
import { sentenceOf } from '@/lib/calls/api.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { namesInWords } from '@/lib/words/names.ts';
import type { SendingWords } from './asked-words.ts';

type People = ShootDetail['participants'];

/** Shows a toast that names the recipients of the emails, and the people whom they do not reach. `view` shows the crew. */
export function tellSent(
  { sent, skipped }: CallsSent,
  people: People,
  words: Pick<SendingWords, 'sent'>,
  view: () => void,
): void {
  const leftOut = skipped.map(({ participantId }) => participantId);
  const names = namesIn(leftOut, people);
  toast({
    title: sendsMail() ? words.sent(sent.length) : mailOffWords('kept', { count: sent.length }),
    description:
      leftOut.length === 0
        ? namesIn(sent, people)
        : callSendingWords('skipped', { names, count: leftOut.length }),
    action: { label: callSendingWords('view'), run: view },
  });
}

export function tellNotSent(error: unknown, { failed }: Pick<SendingWords, 'failed'>): void {
  toastError(sentenceOf(error, callWords('checkConnection')), failed);
}

export function tellNudged({ sent }: CallsSent, people: People): void {
  if (sent.length === 0) toast({ title: callSendingWords('noNudge'), icon: Lightbulb });
  else {
    const count = sent.length;
    const title = sendsMail()
      ? callSendingWords('nudgesSent', { count })
      : mailOffWords('kept', { count });
    toast({ title, description: namesIn(sent, people) });
  }
}

/** Of the people with these ids, in the order of the crew. */
export const namesIn = (ids: readonly string[], people: People): string =>
  namesInWords(people.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
