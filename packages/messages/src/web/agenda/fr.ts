import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  noTime: 'Pas encore d’heure',
  from: 'À partir du {date}',
  showMore: { one: 'Afficher {count} de plus', other: 'Afficher {count} de plus' },
  noEvents: 'Aucun événement à partir du {date}',
  plan: 'Planifier un shooting ce jour-là',
  laterDates: 'Tout ce qui a une date ultérieure apparaît ici.',
} as const satisfies Translation<typeof en>;
