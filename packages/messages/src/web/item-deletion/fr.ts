import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  crewTitle: 'Supprimer le participant',
  crewQuestion: 'Voulez-vous vraiment supprimer ce participant ? Cette action est irréversible.',
  equipmentTitle: 'Supprimer le matériel',
  equipmentQuestion: 'Voulez-vous vraiment supprimer ce matériel ? Cette action est irréversible.',
  locationTitle: 'Supprimer le lieu',
  locationQuestion: 'Voulez-vous vraiment supprimer ce lieu ? Cette action est irréversible.',
  propTitle: 'Supprimer l’accessoire',
  propQuestion: 'Voulez-vous vraiment supprimer cet accessoire ? Cette action est irréversible.',
  costumeTitle: 'Supprimer le costume',
  costumeQuestion: 'Voulez-vous vraiment supprimer ce costume ? Cette action est irréversible.',
  kitTitle: 'Supprimer le kit',
  kitQuestion: 'Voulez-vous vraiment supprimer ce kit ? Il reste 30 jours dans la corbeille.',
  inKits: 'Dans les kits {names}, et en sera retiré',
  inKit: 'Dans le kit {names}, et en sera retiré',
  delete: 'Supprimer',
  uses: {
    one: 'Dans {count} shooting, dont il sera retiré',
    other: 'Dans {count} shootings, dont il sera retiré',
  },
} as const satisfies Translation<typeof en>;
