import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  bar: 'Shootings sélectionnés',
  clear: 'Effacer la sélection',
  selected: { one: '{number} sélectionné', other: '{number} sélectionnés' },
  tooMany: {
    one: '{count} sélectionné, {most} au maximum à la fois',
    other: '{count} sélectionnés, {most} au maximum à la fois',
  },
  move: 'Déplacer',
  duplicate: 'Dupliquer',
  keepDates: 'Garder les dates',
  noDates: 'Sans dates',
  delete: 'Supprimer',
  duplicated: { one: '{count} shooting dupliqué', other: '{count} shootings dupliqués' },
  duplicatedSome: {
    one: '{made} shooting sur {count} dupliqué',
    other: '{made} shootings sur {count} dupliqués',
  },
  notDuplicated: 'Impossible de dupliquer les shootings',
  deleteTitle: { one: 'Supprimer le shooting', other: 'Supprimer les shootings' },
  deleteText: {
    one: 'Voulez-vous vraiment supprimer ce shooting ? Il reste 30 jours dans la corbeille.',
    other:
      'Voulez-vous vraiment supprimer ces {count} shootings ? Ils restent 30 jours dans la corbeille.',
  },
  andMore: { one: 'et {count} autre', other: 'et {count} autres' },
  changed: '« {title} » a été modifié entre-temps. Rien n’a été supprimé.',
  nothingChanged: 'Rien n’a été modifié. Veuillez réessayer.',
  notDeleted: 'Impossible de supprimer les shootings',
  deleted: { one: 'Shooting supprimé', other: '{count} shootings supprimés' },
} as const satisfies Translation<typeof en>;
