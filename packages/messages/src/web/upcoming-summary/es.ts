import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  nothingPlanned: 'Aún no hay nada planificado.',
  today: { one: '{number} hoy', other: '{number} hoy' },
  todayAndSoon: {
    one: '{today}, {number} más antes del próximo {weekday}.',
    other: '{today}, {number} más antes del próximo {weekday}.',
  },
  onlyToday: '{today}, nada más antes del próximo {weekday}.',
  soon: {
    one: '{number} antes del próximo {weekday}.',
    other: '{number} antes del próximo {weekday}.',
  },
  nothingSoon: 'Nada antes del próximo {weekday}. La siguiente es el {date}.',
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
