import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  nothingPlanned: 'Noch nichts geplant.',
  today: { one: '{number} heute', other: '{number} heute' },
  todayAndSoon: {
    one: '{today}, ein weiteres in den nächsten 7 Tagen.',
    other: '{today}, {number} weitere in den nächsten 7 Tagen.',
  },
  onlyToday: '{today}, sonst nichts in den nächsten 7 Tagen.',
  soon: {
    one: 'Ein Shooting in den nächsten 7 Tagen.',
    other: '{number} Shootings in den nächsten 7 Tagen.',
  },
  nothingSoon: 'Nichts in den nächsten 7 Tagen. Das nächste ist am {date}.',
  nothingAhead: 'Keine Termine in Sicht.',
  one: 'eins',
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
} as const satisfies Translation<typeof en>;
