import { errorCode } from '../../error-code.ts';
import { messageOf } from './message.ts';
import type { Mailer, Sender, SmtpSettings } from './port.ts';
import { MailError, MailRefusedError } from './port.ts';

const PATIENCE_MS = 10_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** Where a refusal is about this mail and not about us. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/**
 * Sends by SMTP, one connection for each mail.
 * @param patience milliseconds for all of it
 */
export function smtpMailer(settings: SmtpSettings, from: Sender, patience = PATIENCE_MS): Mailer {
  const { auth, host } = settings;
  const options = {
    ...settings,
    auth,
    // A password goes over an encrypted line or not at all.
    requireTLS: auth !== undefined && !LOOPBACK.test(host),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  };
  return {
    async send(mail, stopped) {
      const message = messageOf(mail, from);
      // Read with the first mail: a start need not wait for it.
      const { createTransport } = await import('nodemailer');
      const late = AbortSignal.timeout(patience);
      const signal = stopped ? AbortSignal.any([late, stopped]) : late;
      try {
        await createTransport(options).sendMail({ ...message, signal });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

interface SmtpFailure {
  readonly responseCode?: number;
  readonly originalCode?: string;
  readonly command?: string;
}

/** Answers of mail servers quote addresses: only their number goes on. */
function failureOf(error: unknown): MailError {
  const { responseCode, originalCode, command = 'CONN' } = error as SmtpFailure;
  const code = `${command} ${responseCode ?? originalCode ?? errorCode(error) ?? 'ABORTED'}`;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return isFinal && ABOUT_THE_MAIL.includes(command)
    ? new MailRefusedError(code)
    : new MailError(code);
}
