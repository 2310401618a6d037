import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  description:
    'Planifiez ensemble vos shootings cosplay : équipes, catalogues, feuilles de service.',
  failed: 'Lensemble n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
} as const satisfies Translation<typeof en>;
