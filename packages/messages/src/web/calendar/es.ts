import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Calendario',
  calendar: 'Calendario',
  today: 'Hoy',
  view: 'Vista',
  month: 'Mes',
  week: 'Semana',
  agenda: 'Agenda',
  day: 'Día',
  eventsOn: 'Eventos del {date}',
  shoots: { one: '{number} sesión', other: '{number} sesiones' },
  noEvents: 'No hay eventos para este día',
  plan: 'Planificar una sesión este día',
  shownHere: 'Aquí aparece todo lo que tenga esta fecha.',
  noTime: 'Aún sin hora',
  hint: 'Arrastra una sesión a otro día. Para planificar una nueva, pulsa {key} o arrastra sobre días libres; será el primero de ellos.',
  shapes: 'Formas de los estados',
  moveDay: 'Mover a otro día',
  move: 'Mover',
  moveShoot: 'Mover {title} a otro día',
} as const satisfies Translation<typeof en>;
