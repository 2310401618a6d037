import { Counter, type Registry } from 'prom-client';
import { type Mailer, MailRefusedError } from '../ports/mail/port.ts';

/** Counts the emails that a mailer hands over, by outcome: `failed` is tried again, `refused` is not. */
export function countMails(registry: Registry, mailer: Mailer): Mailer {
  const mails = new Counter({
    name: 'lensemble_mails_total',
    help: 'Emails by outcome; refused ones are not tried again',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    async send(mail, signal) {
      try {
        await mailer.send(mail, signal);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: error instanceof MailRefusedError ? 'refused' : 'failed' });
        throw error;
      }
    },
  };
}
