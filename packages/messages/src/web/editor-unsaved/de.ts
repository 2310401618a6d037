import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  fields: {
    one: '{fields} von {title}: noch nicht gespeichert.',
    other: '{fields} von {title}: noch nicht gespeichert.',
  },
  changes: {
    one: '{count} Änderung an {title} ist noch nicht gespeichert.',
    other: '{count} Änderungen an {title} sind noch nicht gespeichert.',
  },
  text: 'Der Text von {title} ist noch nicht gespeichert.',
  thisShoot: 'diesem Shooting',
  pictures: {
    one: '{count} Bild ist noch nicht hochgeladen.',
    other: '{count} Bilder sind noch nicht hochgeladen.',
  },
  restored: 'Nicht gespeicherte Änderungen wiederhergestellt ({moment})',
  restoredExcept: 'Nicht gespeicherte Änderungen wiederhergestellt ({moment}). {pictures}',
  chooseAgain: {
    one: '{count} Bild muss neu ausgewählt werden',
    other: '{count} Bilder müssen neu ausgewählt werden',
  },
  dayAndTime: '{day}, {time}',
  discard: 'Verwerfen',
  dismiss: 'Ausblenden',
  discarded: 'Nicht gespeicherte Änderungen verworfen',
  undo: 'Rückgängig',
} as const satisfies Translation<typeof en>;
