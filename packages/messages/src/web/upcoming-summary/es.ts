import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  nothingPlanned: 'Aún no hay nada planificado.',
  today: { one: '{number} hoy', other: '{number} hoy' },
  todayAndSoon: {
    one: '{today}, {number} más en los próximos 7 días.',
    other: '{today}, {number} más en los próximos 7 días.',
  },
  onlyToday: '{today}, nada más en los próximos 7 días.',
  soon: {
    one: '{number} sesión en los próximos 7 días.',
    other: '{number} sesiones en los próximos 7 días.',
  },
  nothingSoon: 'Nada en los próximos 7 días. La siguiente es el {date}.',
  nothingAhead: 'No hay fechas próximas.',
  one: 'una',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
} as const satisfies Translation<typeof en>;
