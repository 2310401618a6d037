import type { SendMailOptions } from 'nodemailer';
import { isAddress, type Mail, type MailEvent, MailRefusedError, type Sender } from './port.ts';

const SUBJECT_MAX = 200;
/** Line breaks and invisible format characters, except the two joiners that emoji and some scripts need. */
const NO_LINE = /(?:(?![\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}])+/gu;
/** User text as a header line. `=?` would start an encoded word. */
const oneLine = (text: string) =>
  [...text.replace(NO_LINE, ' ').replaceAll('=?', '= ?').trim()].slice(0, SUBJECT_MAX).join('');

/** Attached twice: as an alternative body, which mail programs show as an event, and as a file for the others. */
const icalEventOf = ({ name, method, content }: MailEvent) => ({ filename: name, method, content });

const nameAndAddress = ({ name, address }: Sender) => ({ name: oneLine(name), address });

/** The status that a mail server would answer (RFC 3463: bad destination mailbox address syntax). */
const INVALID_ADDRESS = '553 5.1.3';

/** Builds a mail with its headers. @throws MailRefusedError for an invalid address */
export function messageOf(
  { id, to, subject, text, html, event, file, team, replyTo, unsubscribeUrl }: Mail,
  from: Sender,
): SendMailOptions {
  if (!isAddress(to.address)) throw new MailRefusedError('invalid address', INVALID_ADDRESS);
  return {
    from: { name: oneLine(team ? `${team} via ${from.name}` : from.name), address: from.address },
    to: { name: oneLine(to.name ?? ''), address: to.address },
    ...(replyTo && isAddress(replyTo.address) && { replyTo: nameAndAddress(replyTo) }),
    subject: oneLine(subject),
    text,
    html,
    ...(event && { icalEvent: icalEventOf(event) }),
    ...(file && {
      attachments: [{ filename: file.name, contentType: file.type, content: file.content }],
    }),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Prevents nodemailer from reading a file or URL named in the mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
