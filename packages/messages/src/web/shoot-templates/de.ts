import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  start: 'Mit einer Vorlage beginnen',
  none: 'Noch keine Vorlagen. Dupliziere ein Shooting und wähle „Als Vorlage speichern“.',
  loading: 'Wird geladen …',
  notLoaded: 'Die Vorlagen konnten nicht geladen werden',
  deleteNamed: '{name} löschen',
  deleteTitle: 'Vorlage löschen',
  deleteQuestion:
    'Möchtest du {name} wirklich löschen? Shootings, die damit begonnen wurden, ändern sich nicht. Die Vorlage bleibt 30 Tage im Papierkorb.',
  delete: 'Löschen',
  deleted: 'Vorlage gelöscht',
  deleteFailed: 'Die Vorlage konnte nicht gelöscht werden',
} as const satisfies Translation<typeof en>;
