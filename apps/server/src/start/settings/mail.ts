import { z } from 'zod';
import type { Sender, SmtpSettings } from '../../ports/mail/port.ts';

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function authOf({ username, password }: URL): SmtpSettings['auth'] {
  if (username === '') return undefined;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/** `smtp://` or `smtps://`, with user and password if the server requires them. */
export const smtpUrl = z.string().transform((text, context): SmtpSettings => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && PORTS[url.protocol];
  try {
    if (url?.hostname && usual && /^\/?$/.test(url.pathname)) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const port = url.port === '' ? usual : Number(url.port);
      return { host, port, secure: url.protocol === 'smtps:', auth: authOf(url) };
    }
  } catch {
    // An invalid percent encoding.
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const NAME = 'Lensemble';
const SENDER = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/u;

/** `Name <address>` or an address alone. */
export const mailFrom = z.string().transform((text, context): Sender => {
  const [, name, inBrackets, alone] = SENDER.exec(text) ?? [];
  const address = z.email().safeParse(inBrackets ?? alone);
  if (address.success) return { name: name || NAME, address: address.data };
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** The sender of mails that only go to the outbox. */
export const nobodyAt = (publicUrl: string): Sender => ({
  name: NAME,
  address: `no-reply@${new URL(publicUrl).hostname}`,
});
