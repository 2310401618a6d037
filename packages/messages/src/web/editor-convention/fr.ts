import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Convention',
  none: 'Aucune',
  point: 'Point de rendez-vous',
  noPoint: 'Aucun point de rendez-vous',
  unknown: 'Convention inconnue',
  notLoaded: 'Impossible de charger les conventions',
} as const satisfies Translation<typeof en>;
