import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailEvent, Sender } from './port.ts';
import { isAddress, MailRefusedError } from './port.ts';

const SUBJECT_MAX = 200;
/**
 * Whatever begins a new line somewhere, and letters that nobody sees or that turn the others round; but for the two that
 * emoji and some scripts are joined with.
 */
const NO_LINE = /(?:(?![\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}])+/gu;
/** What people may have typed, as one line of a header, where `=?` would begin a word in code. */
const oneLine = (text: string) =>
  [...text.replace(NO_LINE, ' ').replaceAll('=?', '= ?').trim()].slice(0, SUBJECT_MAX).join('');

/** Once as a form of the mail, which programs show as an event, and once as a file for those that do not. */
const icalEventOf = ({ name, method, content }: MailEvent) => ({ filename: name, method, content });

/** A mail with its headers. @throws MailRefusedError for an address that is none */
export function messageOf(
  { id, to, subject, text, html, event }: Mail,
  from: Sender,
): SendMailOptions {
  if (!isAddress(to.address)) throw new MailRefusedError('no address');
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(to.name ?? ''), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    ...(event && { icalEvent: icalEventOf(event) }),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Texts are texts: nothing in them is fetched or read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
