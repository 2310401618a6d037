import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  noSuchAddress: 'die Adresse gibt es nicht',
  switchedOff: 'das Postfach ist deaktiviert',
  full: 'das Postfach ist voll',
  notAllowed: 'der Mailserver lässt diese E-Mail nicht zu',
  refused: 'der Mailserver hat die E-Mail abgelehnt',
  withStatus: '{reason} ({status})',
  unsubscribed: 'Möchte keine E-Mails dieses Teams',
  emailRefused: 'E-Mail abgelehnt: {reason}',
} as const satisfies Translation<typeof en>;
