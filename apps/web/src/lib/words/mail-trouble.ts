import { type RefusalReason, refusalReason, UNSUBSCRIBED } from '@lensemble/contract/mail-trouble';
import { mailTroubleWords } from '@lensemble/messages/web/mail-trouble';

const reasons: Readonly<Record<RefusalReason, string>> = {
  noSuchAddress: mailTroubleWords('noSuchAddress'),
  switchedOff: mailTroubleWords('switchedOff'),
  full: mailTroubleWords('full'),
  notAllowed: mailTroubleWords('notAllowed'),
  refused: mailTroubleWords('refused'),
};

/** Why a mail server refused a mail: `the mailbox is full (552)`. */
export const refusalText = (status: string): string =>
  mailTroubleWords('withStatus', { reason: reasons[refusalReason(status)], status });

/** Why mail does not reach a crew member, as a sentence. @param trouble `unsubscribed`, or the status of a refusal */
export const mailTroubleText = (trouble: string): string =>
  trouble === UNSUBSCRIBED
    ? mailTroubleWords('unsubscribed')
    : mailTroubleWords('emailRefused', { reason: refusalText(trouble) });
