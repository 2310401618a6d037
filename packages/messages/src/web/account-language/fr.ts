import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Langue',
  hint: 'Aussi pour les e-mails et les feuilles de service.',
  failed: 'Impossible d’enregistrer la langue. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
