import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  noTime: 'Aún sin hora',
  from: 'Desde el {date}',
  showMore: { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  noEvents: 'No hay eventos a partir del {date}',
  plan: 'Planificar una sesión este día',
  laterDates: 'Aquí aparece todo lo que tenga una fecha posterior.',
} as const satisfies Translation<typeof en>;
