import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  at: 'Sur {shoot}, {time}',
  unitsAt: {
    one: '{count} sur {of} est utilisé par {shoot}, {time}',
    other: '{count} sur {of} sont utilisés par {shoot}, {time}',
  },
  allAt: 'Les {of} sont utilisés par {shoot}, {time}',
  away: 'Absence {days}',
  isAt: '{name} est sur {shoot}',
  unitsOfAt: {
    one: '{name} : {count} sur {of} est utilisé par {shoot}',
    other: '{name} : {count} sur {of} sont utilisés par {shoot}',
  },
  allOfAt: '{name} : les {of} sont utilisés par {shoot}',
  isAway: 'Absence : {name}',
  more: {
    one: '{time}, et {count} autre',
    other: '{time}, et {count} autres',
  },
  andMore: { one: 'et {count} autre', other: 'et {count} autres' },
  oneAndNext: '{first} ; {second}',
  allDay: 'toute la journée',
  onDay: '{day}, {time}',
  fromTo: '{from} – {to}',
  setUpFrom: '{time}, installation dès {from}',
  strikeUntil: '{time}, démontage jusqu’à {to}',
  withSetUp: 'avec installation',
  withStrike: 'avec démontage',
  withBoth: 'avec installation et démontage',
  busyOrAway: 'Pris ou absents',
  free: 'libre',
  unitsFree: '{count} sur {of} libres',
  someFree: 'Libres : {count}',
  onThisDate: {
    one: '{count} pris ou absent à cette date',
    other: '{count} pris ou absents à cette date',
  },
  stillPlan: 'Vous pouvez tout de même le planifier.',
  allFree: 'Aucun conflit à cette date.',
  freeOn: 'Aucun conflit le {day}.',
  moveTo: 'Déplacer au {day}',
  nextFree: 'Prochain jour libre : {day}',
  person: 'Personne',
  item: 'Objet',
} as const satisfies Translation<typeof en>;
