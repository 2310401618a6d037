import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const de = {
  ownShoots: 'Meine Shootings',
  crew: 'Crew',
  costumes: 'Charaktere und Kostüme',
  aboutThePlace: 'Zum Ort',
  shoot: 'Shooting',
} as const satisfies Translation<typeof en>;
