import type { SendMailOptions } from 'nodemailer';
import type { Mail, Sender } from './port.ts';
import { MailRefusedError } from './port.ts';

const SUBJECT_MAX = 200;
/** Whatever begins a new line somewhere, and letters that nobody sees or that turn the others round. */
const NO_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu;
/** Stricter than the standard: nothing that could name a second recipient or a second line. */
const ADDRESS = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,255}$/u;

/** What people may have typed, as one line of a header. */
const oneLine = (text: string) => text.replace(NO_LINE, ' ').trim().slice(0, SUBJECT_MAX);

/** A mail with its headers. @throws MailRefusedError for an address that is none */
export function messageOf({ id, to, subject, text, html }: Mail, from: Sender): SendMailOptions {
  if (!ADDRESS.test(to.address)) throw new MailRefusedError('no address');
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(to.name ?? ''), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Texts are texts: nothing in them is fetched or read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
