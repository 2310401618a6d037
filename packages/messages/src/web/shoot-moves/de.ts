import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  toColumn: 'Nach „{column}“ verschoben',
  backToColumn: 'Zurück nach „{column}“ verschoben',
  toDay: 'Auf den {day} verschoben',
  backToDay: 'Zurück auf den {day} verschoben',
  toNoDate: 'Datum entfernt',
  backToNoDate: 'Datum wieder entfernt',
  dayAndTime: '{day}, {time}',
  titleAndNote: '{title}. {note}',
  severalTo: {
    one: '{count} Shooting nach „{column}“ verschoben',
    other: '{count} Shootings nach „{column}“ verschoben',
  },
  severalBack: {
    one: '{count} Shooting zurückverschoben',
    other: '{count} Shootings zurückverschoben',
  },
  undo: 'Rückgängig',
  changedElsewhere: 'Anderswo geändert',
  isInColumn: '„{title}“ ist jetzt in „{column}“.',
  isOnDay: '„{title}“ ist jetzt am {day}.',
  isWithoutDate: '„{title}“ hat jetzt kein Datum.',
  error: 'Fehler',
  gone: 'Dieses Shooting gibt es nicht mehr.',
  severalGone: {
    one: 'Eines der Shootings gibt es nicht mehr.',
    other: '{count} der Shootings gibt es nicht mehr.',
  },
  failed: 'Das Shooting konnte nicht aktualisiert werden',
  severalFailed: 'Die Shootings konnten nicht aktualisiert werden',
} as const satisfies Translation<typeof en>;
