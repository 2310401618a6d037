/** On whose behalf the server sends a mail. */
export interface Envelope {
  /** The name of the team, which the sender's name includes. */
  readonly team?: string;
  /** The person who gets replies; otherwise the server's sender. */
  readonly replyTo?: Sender;
  /** Unsubscribes the recipient: by a click of a mail program with POST (RFC 8058), or by a person with GET. */
  readonly unsubscribeUrl?: string;
}

/** A mail to one recipient, as text and as HTML. */
export interface Mail extends Envelope {
  /** Stays the same when a mail is sent again after a failure. */
  readonly id: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly event?: MailEvent;
  /** An attachment. */
  readonly file?: MailFile;
}

export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface MailEvent {
  readonly name: string;
  /** The same method as in `content`. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** Stricter than the standard, to exclude a second recipient or a second header line. */
const ADDRESS = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,255}$/u;

export const isAddress = (text: string) => ADDRESS.test(text);

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

/** A mail could not be sent. Contains no personal data. */
export class MailError extends Error {
  override name = 'MailError';
  /** The failed command and the response, such as `RCPT TO 450`. */
  readonly code: string;

  constructor(code: string) {
    super(`A mail could not be sent (${code})`);
    this.code = code;
  }
}

/** A permanent failure: the mail server rejects the recipient or the mail. */
export class MailRefusedError extends MailError {
  override name = 'MailRefusedError';
  /** The status of the server's answer, with the enhanced one (RFC 3463) if there is one: `550 5.1.1`. */
  readonly status: string;

  constructor(code: string, status: string) {
    super(code);
    this.status = status;
  }
}

export interface Mailer {
  /** Sends a mail within 10 s. @throws MailError if a retry may succeed, MailRefusedError if not */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
