import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  sections: 'Secciones de la sesión',
  plan: 'Plan',
  crew: 'Participantes',
  shots: 'Lista de tomas',
  packing: 'Equipaje',
  references: 'Referencias',
  comments: 'Comentarios',
  afterwards: 'Después',
} as const satisfies Translation<typeof en>;
