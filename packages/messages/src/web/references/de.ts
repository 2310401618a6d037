import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Referenzbilder',
  reference: 'Referenz {number}',
  add: 'Bilder hinzufügen',
  dropToAdd: 'Zum Hinzufügen ablegen',
  orDrop: 'oder hier ablegen',
  toAdd: 'Hinzuzufügende Bilder',
  showFewer: 'Weniger anzeigen',
  showMore: { one: '{count} weiteres anzeigen', other: '{count} weitere anzeigen' },
  more: 'Mehr',
  less: 'Weniger',
  moreNotes: 'Mehr von den Notizen zu Referenz {number}',
  lessNotes: 'Weniger von den Notizen zu Referenz {number}',
  remove: 'Referenz {number} entfernen',
  deleteTitle: 'Referenzbild löschen',
  deleteQuestion:
    'Möchtest du dieses Referenzbild wirklich löschen? In der Meldung danach kannst du es kurze Zeit rückgängig machen.',
  delete: 'Löschen',
  undo: 'Rückgängig',
  deleted: { one: 'Referenz gelöscht', other: '{count} Referenzen gelöscht' },
  restored: { one: 'Referenz wiederhergestellt', other: '{count} Referenzen wiederhergestellt' },
  deleteFailed: 'Die Referenz konnte nicht gelöscht werden',
  restoreFailed: 'Die Referenz konnte nicht wiederhergestellt werden',
} as const satisfies Translation<typeof en>;
