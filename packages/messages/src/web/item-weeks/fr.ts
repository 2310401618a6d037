import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Les huit prochaines semaines',
  strip: {
    one: '{count} shooting du {first} au {last}',
    other: '{count} shootings du {first} au {last}',
  },
  eachUnit: 'Une ligne par unité. Les idées ne réservent rien.',
  firstUnits: {
    one: 'La première unité a une ligne. Les idées ne réservent rien.',
    other: 'Les {count} premières unités ont chacune une ligne. Les idées ne réservent rien.',
  },
  ideas: 'Les idées ne réservent rien.',
  free: 'Aucun shooting ne le réserve jusqu’au {date}.',
  units: { one: '{count} unité', other: '{count} unités' },
  wanted: '{wanted} voulues, {free} libres',
  alsoAt: 'Aussi dans {title}',
  alsoAtMore: {
    one: 'Aussi dans {count} autre shooting',
    other: 'Aussi dans {count} autres shootings',
  },
  moreIn: { one: '{count} de plus en {month}', other: '{count} de plus en {month}' },
  moreUntil: { one: '{count} de plus jusqu’au {date}', other: '{count} de plus jusqu’au {date}' },
  incomplete: 'Il y en a plus que cette liste ne montre.',
  loading: 'Chargement',
  notLoaded: 'Les huit prochaines semaines n’ont pas été chargées.',
  tryAgain: 'Réessayer',
} as const satisfies Translation<typeof en>;
