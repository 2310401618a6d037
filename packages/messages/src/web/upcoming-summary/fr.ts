import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  nothingPlanned: 'Rien de prévu pour l’instant.',
  today: { one: '{number} aujourd’hui', other: '{number} aujourd’hui' },
  todayAndSoon: {
    one: '{today}, {number} autre avant {weekday} prochain.',
    other: '{today}, {number} autres avant {weekday} prochain.',
  },
  onlyToday: '{today}, rien d’autre avant {weekday} prochain.',
  soon: { one: '{number} avant {weekday} prochain.', other: '{number} avant {weekday} prochain.' },
  nothingSoon: 'Rien avant {weekday} prochain. Le prochain shooting est le {date}.',
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
