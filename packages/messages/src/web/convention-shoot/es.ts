import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Nueva sesión en {convention}',
  name: 'Título',
  day: 'Día',
  time: 'Empieza',
  minutes: 'Dura',
  place: 'Lugar',
  noPoint: 'Sin punto de encuentro',
  way: 'a {minutes} min de {point}',
  freeThen: 'Libres entonces',
  noOneFree: 'Nadie de esta convención está libre entonces.',
  tightTo: '{name} tendría {gap} de {walk} min para ir a {title} a las {time}',
  tightFrom:
    '{name} tendría {gap} de {walk} min para venir desde {title}, que termina a las {time}',
  cancel: 'Cancelar',
  add: 'Añadir sesión',
  needsTime: 'Elige una hora',
  added: 'Sesión añadida',
  withoutCrew: 'No se ha podido añadir el equipo. Añádelo allí.',
  open: 'Abrir',
  failed: 'No se ha podido añadir la sesión. Inténtalo de nuevo.',
  unsaved: 'Esta sesión aún no se ha añadido.',
} as const satisfies Translation<typeof en>;
