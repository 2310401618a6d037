import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  sortBy: 'Sortieren: {order}',
  newest: 'Neueste zuerst',
  byName: 'Name',
  byRole: 'Rolle',
  byCategory: 'Kategorie',
  byAddress: 'Adresse',
  byCharacter: 'Charakter',
  bySeries: 'Serie',
  availability: 'Verfügbarkeit',
  availabilityAll: 'Verfügbarkeit: alle',
  filterByAvailability: 'Nach Verfügbarkeit filtern',
  status: 'Status',
  statusAll: 'Status: alle',
  filterByStatus: 'Nach Status filtern',
  role: 'Rolle',
  roleAll: 'Rolle: alle',
  filterByRole: 'Nach Rolle filtern',
  category: 'Kategorie',
  categoryAll: 'Kategorie: alle',
  filterByCategory: 'Nach Kategorie filtern',
  shown: '{found} von {total} angezeigt',
  nothingFound: 'Nichts passt zu deiner Suche',
  hidden: 'Der Filter blendet die Einträge aus.',
  clear: 'Suche zurücksetzen',
} as const satisfies Translation<typeof en>;
