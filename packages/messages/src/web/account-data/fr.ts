import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Vos propres données',
  about:
    'Ce que Lensemble a enregistré à votre sujet : compte, profil, équipes et connexions. Les données des équipes n’en font pas partie.',
  download: 'Télécharger mes données',
} as const satisfies Translation<typeof en>;
