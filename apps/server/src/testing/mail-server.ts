import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import type { SmtpSettings } from '../ports/mail/port.ts';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: string;
  readonly parsed: Email;
}

/** The SMTP commands to refuse, with the response code. */
type Refusal = Partial<Record<'MAIL FROM' | 'RCPT TO' | 'DATA', number>>;

export interface MailServer {
  readonly settings: SmtpSettings;
  readonly mails: ReceivedMail[];
  /** Refuses the given commands from now on. `{}` refuses nothing. */
  refuse(refusal: Refusal): void;
  /** Resolves with the next mail to an address that was not returned before. */
  mailTo(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  let refusals: Refusal = {};
  const mails: ReceivedMail[] = [];
  const asked = new Set<ReceivedMail>();
  const answer = (place: keyof Refusal) => {
    const responseCode = refusals[place];
    const words = `${place === 'RCPT TO' ? '5.1.1 ' : ''}not for ada@example.org`;
    return responseCode && Object.assign(new Error(words), { responseCode });
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(answer('MAIL FROM') || null),
    onRcptTo: (_address, _session, done) => done(answer('RCPT TO') || null),
    onData: async (stream, { envelope }, done) => {
      const raw = await buffer(stream);
      const refused = answer('DATA');
      if (refused) return done(refused);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ recipients, sender, raw: String(raw), parsed: await PostalMime.parse(raw) });
      return done();
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: { host: '127.0.0.1', port, secure: false, auth: undefined },
    mails,
    refuse: (refusal) => {
      refusals = refusal;
    },
    mailTo: (address) =>
      vi.waitFor(
        () => {
          const isNext = (mail: ReceivedMail) =>
            mail.recipients.includes(address) && !asked.has(mail);
          const mail = mails.find(isNext);
          if (!mail) throw new Error(`No mail to ${address}`);
          asked.add(mail);
          return mail;
        },
        { timeout: 20_000, interval: 20 },
      ),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
