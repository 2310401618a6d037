import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  enterTitle: 'Veuillez saisir un titre de shooting',
  failed: 'Impossible de créer le shooting',
  titleIn: 'Titre d’un nouveau shooting dans « {column} »',
  title: 'Titre',
  keys: 'Entrée l’ajoute, Échap termine.',
  added: '« {title} » ajouté',
  addedHidden: '« {title} » ajouté, mais masqué par les filtres',
  notAdded: '« {title} » n’a pas été ajouté',
  notAddedWhy: '« {title} » n’a pas été ajouté : {reason}',
  add: 'Ajouter',
  done: 'Terminé',
  fullForm: 'Formulaire',
} as const satisfies Translation<typeof en>;
