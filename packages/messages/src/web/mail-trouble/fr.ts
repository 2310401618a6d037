import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  noSuchAddress: 'l’adresse n’existe pas',
  switchedOff: 'la boîte aux lettres est désactivée',
  full: 'la boîte aux lettres est pleine',
  notAllowed: 'le serveur de messagerie n’autorise pas cet e-mail',
  refused: 'le serveur de messagerie a refusé l’e-mail',
  withStatus: '{reason} ({status})',
  unsubscribed: 'Ne veut pas d’e-mails de cette équipe',
  emailRefused: 'E-mail refusé : {reason}',
} as const satisfies Translation<typeof en>;
