import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Crédits',
  failed: 'Impossible de charger les crédits',
  target: 'Pour',
  plain: 'Noms seuls',
  none: 'Personne dans l’équipe pour l’instant.',
  included: 'Dans les crédits : {name}',
  addHandle: 'Ajouter un profil',
  addHandleOf: 'Ajouter un profil de {name}',
  noHandle: 'Aucun profil',
  notNamed: 'Ne pas nommer',
  caption: 'Légende',
  copy: 'Copier les crédits',
  copied: 'Crédits copiés',
  copyFailed: 'Impossible de copier les crédits. Sélectionnez le texte et copiez-le.',
  edit: 'Modifier le texte',
  reset: 'Annuler mes modifications',
  askedNotNamed: {
    one: '{names} a demandé à ne pas être nommé.',
    other: '{names} ont demandé à ne pas être nommés.',
    many: '{names} ont demandé à ne pas être nommés.',
  },
  'credit Photographer': 'Photo',
  'credit Videographer': 'Vidéo',
  'credit Model': 'Modèle',
  'credit Makeup Artist': 'Maquillage',
  'credit Stylist': 'Stylisme',
  'credit Assistant': 'Assistance',
  'credit Coordinator': 'Coordination',
  'credit Participant': 'Avec',
} as const satisfies Translation<typeof en>;
