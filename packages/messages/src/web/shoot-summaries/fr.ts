import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  nothingPlanned: 'Rien de prévu pour l’instant.',
  shoots: { one: '{count} shooting', other: '{count} shootings' },
  onTheWay: { one: '{shoots}, {count} en route', other: '{shoots}, {count} en route' },
  noneOnTheWay: '{shoots}, aucun en route',
  participants: { one: '{count} participant', other: '{count} participants' },
  noShoots: 'aucun shooting',
  ofDay: { one: '{count} shooting : {titles}', other: '{count} shootings : {titles}' },
  andMore: { one: '{shoots} et {count} de plus', other: '{shoots} et {count} de plus' },
} as const satisfies Translation<typeof en>;
