import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  created: 'Shooting erstellt',
  open: 'Öffnen',
  share: 'Teilen',
  updated: 'Shooting aktualisiert',
  merged: 'Mit Änderungen deines Teams zusammengeführt: {fields}',
  createFailed: 'Das Shooting konnte nicht erstellt werden',
  updateFailed: 'Das Shooting konnte nicht aktualisiert werden',
  templateGone:
    'Die Vorlage wurde gelöscht. Speichere noch einmal, um das Shooting ohne ihre Shotliste anzulegen.',
  visibilityFailed: 'Die Sichtbarkeit konnte nicht geändert werden',
  invalid: 'Ungültige Eingaben',
  checkFields: 'Bitte prüfe die markierten Felder',
  notSaved: 'Noch nicht gespeichert',
  itemsDeleted:
    '{items}: gelöscht und deshalb aus diesem Shooting entfernt. Bitte speichere noch einmal.',
  itemDeleted:
    'Etwas, das zu diesem Shooting gehört, wurde gelöscht. Bitte versuche es noch einmal.',
  updatedWithTheirs: 'Shooting mit der anderen Version aktualisiert',
  theirsShown: 'Die andere Version wird angezeigt',
  yoursCopied: 'Deine ist in der Zwischenablage.',
  undo: 'Rückgängig',
  gone: 'Dieses Shooting wurde gelöscht',
  goneText:
    'Deine Eingaben sind noch da. Stelle das Shooting aus dem Papierkorb wieder her und speichere sie, oder erstelle daraus ein neues.',
  restoreIt: 'Wiederherstellen und speichern',
  keepEditing: 'Weiter bearbeiten',
  createAgain: 'Neu erstellen',
  deleteTitle: 'Shooting löschen',
  deleteQuestion: 'Möchtest du dieses Shooting wirklich löschen? Es bleibt 30 Tage im Papierkorb.',
  everyoneTold:
    'Wer eine Erinnerung oder ein Callsheet bekommen hat, erfährt per E-Mail von der Absage.',
  delete: 'Löschen',
  deleted: 'Shooting gelöscht',
  deleteFailed: 'Das Shooting konnte nicht gelöscht werden',
  nothingChanged: 'Es wurde nichts geändert. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
