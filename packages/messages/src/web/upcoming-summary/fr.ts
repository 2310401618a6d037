import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  nothingPlanned: 'Rien de prévu pour l’instant.',
  today: { one: '{number} aujourd’hui', other: '{number} aujourd’hui' },
  todayAndSoon: {
    one: '{today}, {number} autre dans les 7 prochains jours.',
    other: '{today}, {number} autres dans les 7 prochains jours.',
  },
  onlyToday: '{today}, rien d’autre dans les 7 prochains jours.',
  soon: {
    one: '{number} shooting dans les 7 prochains jours.',
    other: '{number} shootings dans les 7 prochains jours.',
  },
  nothingSoon: 'Rien dans les 7 prochains jours. Le prochain shooting est le {date}.',
  nothingAhead: 'Aucune date à venir.',
  one: 'un',
  two: 'deux',
  three: 'trois',
  four: 'quatre',
  five: 'cinq',
  six: 'six',
  seven: 'sept',
  eight: 'huit',
  nine: 'neuf',
  ten: 'dix',
} as const satisfies Translation<typeof en>;
