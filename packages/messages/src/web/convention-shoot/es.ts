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
  noOneFree: 'En esta convención no hay nadie libre a esa hora.',
  tightTo: '{name} solo tendría {gap} min para los {walk} min a pie hasta {title} a las {time}',
  tightFrom:
    '{name} solo tendría {gap} min para los {walk} min a pie desde {title}, que termina a las {time}',
  cancel: 'Cancelar',
  add: 'Añadir sesión',
  needsTime: 'Elige una hora',
  added: 'Sesión añadida',
  withoutCrew: 'No se ha podido añadir el equipo. Añádelo en la sesión.',
  open: 'Abrir',
  failed: 'No se ha podido añadir la sesión. Inténtalo de nuevo.',
  unsaved: 'Esta sesión aún no se ha añadido.',
} as const satisfies Translation<typeof en>;
