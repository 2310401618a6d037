import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const es = {
  ownShoots: 'Mis sesiones',
  crew: 'Participantes',
  costumes: 'Personajes y trajes',
  aboutThePlace: 'Sobre el lugar',
  shoot: 'Sesión',
} as const satisfies Translation<typeof en>;
