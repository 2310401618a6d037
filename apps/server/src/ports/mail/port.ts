/** A mail as it is sent: one person, both forms of the text. */
export interface Mail {
  /** Tells mails apart; the same one sent again after a doubtful try has the same. */
  readonly id: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly event?: MailEvent;
}

/** An event that comes along and that mail programs offer to put into the calendar. */
export interface MailEvent {
  /** As the file is called; ASCII letters. */
  readonly name: string;
  /** The same as in `content`. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly content: string;
}

/** Stricter than the standard: nothing that could name a second recipient or a second line. */
const ADDRESS = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,255}$/u;

/** Whether a mail can be sent to what somebody typed. */
export const isAddress = (text: string) => ADDRESS.test(text);

/** Who mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** How to reach a mail server and how to get in. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte on; otherwise as soon as the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

/** A mail that did not go out. It says where it failed, and nothing of people. */
export class MailError extends Error {
  override name = 'MailError';
  /** Such as `RCPT TO 450`. */
  readonly code: string;

  constructor(code: string) {
    super(`A mail did not go out (${code})`);
    this.code = code;
  }
}

/** The same where it never will: there is no such recipient, or the mail server does not like the mail. */
export class MailRefusedError extends MailError {
  override name = 'MailRefusedError';
}

/** Takes mails out of the house. */
export interface Mailer {
  /**
   * Hands a mail over, within 10 s.
   * @throws MailError where it may be tried again, MailRefusedError where that is no use
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
