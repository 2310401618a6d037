import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Alle Shootings',
  columnTitle: '{column} · Alle Shootings',
  onlyColumn: {
    one: '{column}: {shown} von {count} Shooting.',
    other: '{column}: {shown} von {count} Shootings.',
  },
  showAll: 'Alle anzeigen',
  table: 'Tabelle',
  board: 'Board',
  columns: 'Spalten',
  planningTab: 'Planung',
  readyTab: 'Bereit',
  addTo: 'Shooting zu „{column}“ hinzufügen',
  emptyColumn: 'Keine Shootings in „{column}“',
  noMatch: 'Keine Treffer in „{column}“',
  ideaHint: 'Sammle hier jeden Einfall. Ein Name genügt.',
  planningHint: 'Zieh eines hierher, wenn es ein Datum und Leute hat.',
  readyHint: 'Zieh eines hierher, wenn Crew, Ort und Uhrzeit feststehen.',
  completedHint: 'Zieh eines hierher, wenn das letzte Bild gemacht ist.',
  hidden: 'Ausgeblendet',
  hiddenText: { one: '{count} Shooting in „{column}“.', other: '{count} Shootings in „{column}“.' },
  showColumn: '„{column}“ anzeigen',
  noDate: 'Noch kein Datum',
  selected: 'ausgewählt',
  move: '{title} verschieben',
  moveTo: 'Verschieben nach',
  select: 'Auswählen',
  deselect: 'Auswahl aufheben',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  landsHere: 'Kommt hierher',
  dragHelp:
    'Drücke die Leertaste, um dieses Shooting in eine andere Spalte zu verschieben: Die Pfeile nach links und rechts wählen die Spalte, die Leertaste legt es dort ab, Escape lässt es, wo es ist. Enter öffnet es, Umschalt und Enter wählen es aus.',
} as const satisfies Translation<typeof en>;
