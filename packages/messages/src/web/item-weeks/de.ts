import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Die nächsten acht Wochen',
  strip: {
    one: '{count} Shooting vom {first} bis {last}',
    other: '{count} Shootings vom {first} bis {last}',
  },
  eachUnit: 'Eine Zeile je Stück. Ideen belegen nichts.',
  firstUnits: {
    one: 'Das erste Stück hat eine Zeile. Ideen belegen nichts.',
    other: 'Die ersten {count} Stück haben je eine Zeile. Ideen belegen nichts.',
  },
  ideas: 'Ideen belegen nichts.',
  free: 'Bis {date} belegt das kein Shooting.',
  units: { one: '{count} Stück', other: '{count} Stück' },
  wanted: '{wanted} gewünscht, {free} frei',
  alsoAt: 'Auch bei {title}',
  alsoAtMore: {
    one: 'Auch bei {count} anderen Shooting',
    other: 'Auch bei {count} anderen Shootings',
  },
  moreIn: { one: '{count} weiteres im {month}', other: '{count} weitere im {month}' },
  moreUntil: { one: '{count} weiteres bis {date}', other: '{count} weitere bis {date}' },
  incomplete: 'Es gibt mehr, als diese Liste zeigt.',
  loading: 'Wird geladen',
  notLoaded: 'Die nächsten acht Wochen wurden nicht geladen.',
  tryAgain: 'Erneut versuchen',
} as const satisfies Translation<typeof en>;
