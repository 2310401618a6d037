import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  addFailed: 'Impossible d’ajouter les données d’exemple',
  removed: 'Données d’exemple retirées',
  removeFailed: 'Impossible de retirer les données d’exemple',
} as const satisfies Translation<typeof en>;
