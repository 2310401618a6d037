import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  at: 'En {shoot}, {time}',
  unitsAt: {
    one: '{count} de {of} está en {shoot}, {time}',
    other: '{count} de {of} están en {shoot}, {time}',
  },
  allAt: 'Las {of} unidades están en {shoot}, {time}',
  away: 'Ausente {days}',
  isAt: '{name} está en {shoot}',
  unitsOfAt: {
    one: '{name}: {count} de {of} está en {shoot}',
    other: '{name}: {count} de {of} están en {shoot}',
  },
  allOfAt: '{name}: las {of} unidades están en {shoot}',
  isAway: '{name} está ausente',
  more: {
    one: '{time}, y {count} más',
    other: '{time}, y {count} más',
  },
  andMore: { one: 'y {count} más', other: 'y {count} más' },
  oneAndNext: '{first}; {second}',
  allDay: 'todo el día',
  onDay: '{day}, {time}',
  fromTo: '{from} – {to}',
  setUpFrom: '{time}, montaje desde las {from}',
  strikeUntil: '{time}, desmontaje hasta las {to}',
  withSetUp: 'con montaje',
  withStrike: 'con desmontaje',
  withBoth: 'con montaje y desmontaje',
  busyOrAway: 'Ocupado o ausente',
  free: 'libre',
  unitsFree: '{count} de {of} libres',
  someFree: 'Libres: {count}',
  onThisDate: {
    one: '{count} ocupado o ausente en esta fecha',
    other: '{count} ocupados o ausentes en esta fecha',
  },
  stillPlan: 'Puedes planificarla igualmente.',
  allFree: 'Sin conflictos en esta fecha.',
  freeOn: 'Sin conflictos el {day}.',
  moveTo: 'Mover al {day}',
  nextFree: 'Próximo día libre: {day}',
  person: 'Persona',
  item: 'Objeto',
} as const satisfies Translation<typeof en>;
