import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  toColumn: 'Déplacé vers « {column} »',
  backToColumn: 'Remis dans « {column} »',
  toDay: 'Déplacé au {day}',
  backToDay: 'Remis au {day}',
  toNoDate: 'Date retirée',
  backToNoDate: 'Date de nouveau retirée',
  dayAndTime: '{day}, {time}',
  titleAndNote: '{title}. {note}',
  severalTo: {
    one: '{count} shooting déplacé vers « {column} »',
    other: '{count} shootings déplacés vers « {column} »',
  },
  severalBack: {
    one: '{count} shooting remis à sa place',
    other: '{count} shootings remis à leur place',
  },
  undo: 'Annuler',
  changedElsewhere: 'Modifié ailleurs',
  isInColumn: '« {title} » est maintenant dans « {column} ».',
  isOnDay: '« {title} » a maintenant lieu le {day}.',
  isWithoutDate: '« {title} » n’a plus de date.',
  error: 'Erreur',
  gone: 'Ce shooting n’existe plus.',
  severalGone: {
    one: 'Un des shootings n’existe plus.',
    other: '{count} des shootings n’existent plus.',
  },
  failed: 'Impossible de mettre à jour le shooting',
  severalFailed: 'Impossible de mettre à jour les shootings',
} as const satisfies Translation<typeof en>;
