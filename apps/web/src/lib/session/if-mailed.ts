import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { sendsMail } from './sends-mail.ts';

/** A promise of emails. Where the server sends none, says that no one is told. */
export const ifMailed = (promise: string): string =>
  sendsMail() ? promise : mailOffWords('noOneTold');
