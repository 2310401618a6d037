import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Exploitation de ce serveur',
  about:
    'Vous faites partie des personnes qui l’exploitent : comptes, équipes, e-mails en échec et état du serveur.',
  open: 'Ouvrir la page d’exploitation',
  search: 'exploitant administrer serveur operator admin server',
} as const satisfies Translation<typeof en>;
