import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  nothingPlanned: 'Aún no hay nada planificado.',
  shoots: { one: '{count} sesión', other: '{count} sesiones' },
  onTheWay: { one: '{shoots}, {count} en marcha', other: '{shoots}, {count} en marcha' },
  noneOnTheWay: '{shoots}, ninguna en marcha',
  participants: { one: '{count} participante', other: '{count} participantes' },
  noShoots: 'sin sesiones',
  ofDay: { one: '{count} sesión: {titles}', other: '{count} sesiones: {titles}' },
  andMore: { one: '{shoots} y {count} más', other: '{shoots} y {count} más' },
} as const satisfies Translation<typeof en>;
