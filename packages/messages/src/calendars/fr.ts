import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  ownShoots: 'Mes shootings',
  crew: 'Participants',
  costumes: 'Personnages et costumes',
  aboutThePlace: 'À propos du lieu',
  shoot: 'Shooting',
} as const satisfies Translation<typeof en>;
