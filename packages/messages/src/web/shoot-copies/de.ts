import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  duplicate: 'Shooting duplizieren',
  withReferences: 'Eine Kopie von {title} mit allem, was damit verknüpft ist, und den Referenzen.',
  keepDateQuestion:
    'Eine Kopie von {title} mit allem, was damit verknüpft ist. Das Datum behalten ({date})?',
  keepDate: 'Datum behalten',
  cancel: 'Abbrechen',
  noDate: 'Kein Datum',
  duplicateNow: 'Duplizieren',
  duplicated: 'Shooting dupliziert',
  duplicateFailed: 'Das Shooting konnte nicht dupliziert werden',
  saveAsTemplate: 'Als Vorlage speichern',
  templateKeeps:
    'Behält den gespeicherten Plan von {title} mit Crew, Kostümen, Requisiten und Ausrüstung, aber ohne Titel, Datum und Bilder.',
  templateName: 'Name',
  templateExample: 'Studio, zwei Lampen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  templateSaved: 'Vorlage gespeichert',
  templateFailed: 'Die Vorlage konnte nicht gespeichert werden',
} as const satisfies Translation<typeof en>;
