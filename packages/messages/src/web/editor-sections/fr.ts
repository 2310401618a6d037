import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  sections: 'Sections du shooting',
  plan: 'Plan',
  crew: 'Participants',
  shots: 'Liste des prises',
  packing: 'À emporter',
  references: 'Références',
  comments: 'Commentaires',
  afterwards: 'Après',
} as const satisfies Translation<typeof en>;
