import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  reference: 'Referenz {number}',
  all: 'Alle Referenzen',
  about: 'Über diese Referenz',
  close: 'Schließen',
  openOriginal: 'Original öffnen',
  previous: 'Zurück',
  next: 'Weiter',
  notLoaded: 'Dieses Bild konnte nicht geladen werden',
  notes: 'Notizen',
  addNotes: 'Notizen hinzufügen',
  size: 'Größe',
  todos: 'Aufgaben ({count})',
  delete: 'Löschen',
  save: 'Speichern',
  unsaved: 'Deine Notizen zu diesen Referenzen sind noch nicht gespeichert.',
  saved: 'Notizen gespeichert',
  notSaved: 'Noch nicht gespeichert',
  joined:
    'Ein anderes Mitglied hat diese Notizen geändert. Dessen Version steht jetzt über deiner.',
  gone: 'Ein anderes Mitglied hat dieses Referenzbild gelöscht',
  saveFailed: 'Die Notizen konnten nicht gespeichert werden',
} as const satisfies Translation<typeof en>;
