import { errorCode } from '../../lib/error-code.ts';
import { messageOf } from './message.ts';
import {
  MailError,
  type Mailer,
  MailRefusedError,
  type Sender,
  type SmtpSettings,
} from './port.ts';

const TIMEOUT_MS = 10_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** A rejection of these commands concerns this mail, not the server's settings. */
const MAIL_COMMANDS = ['RCPT TO', 'DATA'];

/** Signs in to a mail server without sending. @throws if it cannot be reached, or refuses the user */
export async function checkSmtp(settings: SmtpSettings, timeoutMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  await createTransport(optionsOf(settings, timeoutMs)).verify();
}

function optionsOf(settings: SmtpSettings, timeoutMs: number) {
  const { auth, host } = settings;
  return {
    ...settings,
    auth,
    // Never send a password unencrypted.
    requireTLS: auth !== undefined && !LOOPBACK.test(host),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
}

/** Sends one mail per connection. @param timeoutMs the timeout for one mail, in milliseconds */
export function smtpMailer(settings: SmtpSettings, from: Sender, timeoutMs = TIMEOUT_MS): Mailer {
  const options = optionsOf(settings, timeoutMs);
  return {
    async send(mail, stopped) {
      const message = messageOf(mail, from);
      // Imported lazily, to keep the startup fast.
      const { createTransport } = await import('nodemailer');
      const late = AbortSignal.timeout(timeoutMs);
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
  readonly response?: string;
}

/** Responses of mail servers quote addresses, so only the status code is kept. */
function failureOf(error: unknown): MailError {
  const { responseCode, originalCode, command = 'CONN', response = '' } = error as SmtpFailure;
  const code = `${command} ${responseCode ?? originalCode ?? errorCode(error) ?? 'ABORTED'}`;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return isFinal && MAIL_COMMANDS.includes(command)
    ? new MailRefusedError(code, statusOf(responseCode, response))
    : new MailError(code);
}

/** The enhanced status follows the code: `550 5.1.1 No such user`. */
function statusOf(responseCode: number, response: string): string {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced ? `${responseCode} ${enhanced}` : `${responseCode}`;
}
