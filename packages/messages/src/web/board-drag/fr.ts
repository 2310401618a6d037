import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  pickedUp: '{title} saisi depuis « {column} ».',
  overNone: 'Au-dessus d’aucune colonne.',
  over: 'Au-dessus de « {column} ».',
  overOwn: 'Au-dessus de « {column} », sa colonne actuelle.',
  stays: '{title} reste dans « {column} ».',
  dropped: '{title} déposé dans « {column} ».',
  canceled: 'Annulé. {title} reste dans « {column} ».',
} as const satisfies Translation<typeof en>;
