import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  nothingPlanned: 'Noch nichts geplant.',
  shoots: { one: '{count} Shooting', other: '{count} Shootings' },
  onTheWay: {
    one: '{shoots}, {count} in Vorbereitung',
    other: '{shoots}, {count} in Vorbereitung',
  },
  noneOnTheWay: '{shoots}, keins in Vorbereitung',
  participants: { one: '{count} Person', other: '{count} Personen' },
  noShoots: 'keine Shootings',
  ofDay: { one: '{count} Shooting: {titles}', other: '{count} Shootings: {titles}' },
  andMore: { one: '{shoots} und {count} weiteres', other: '{shoots} und {count} weitere' },
} as const satisfies Translation<typeof en>;
