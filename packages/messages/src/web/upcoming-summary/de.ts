import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  nothingPlanned: 'Noch nichts geplant.',
  today: { one: '{number} heute', other: '{number} heute' },
  todayAndSoon: {
    one: '{today}, ein weiteres vor nächstem {weekday}.',
    other: '{today}, {number} weitere vor nächstem {weekday}.',
  },
  onlyToday: '{today}, sonst nichts vor nächstem {weekday}.',
  soon: { one: '{number} vor nächstem {weekday}.', other: '{number} vor nächstem {weekday}.' },
  nothingSoon: 'Nichts vor nächstem {weekday}. Das nächste ist am {date}.',
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
