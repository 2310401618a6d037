import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  nothingPlanned: 'Noch nichts geplant.',
  today: { one: '{number} heute', other: '{number} heute' },
  todayAndSoon: {
    one: '{today}, ein weiteres vor dem nächsten {weekday}.',
    other: '{today}, {number} weitere vor dem nächsten {weekday}.',
  },
  onlyToday: '{today}, sonst nichts vor dem nächsten {weekday}.',
  soon: {
    one: '{number} vor dem nächsten {weekday}.',
    other: '{number} vor dem nächsten {weekday}.',
  },
  nothingSoon: 'Nichts vor dem nächsten {weekday}. Das nächste ist am {date}.',
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
