import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  created: 'Shooting créé',
  open: 'Ouvrir',
  share: 'Partager',
  updated: 'Shooting mis à jour',
  merged: 'Fusionné avec les modifications de votre équipe : {fields}',
  createFailed: 'Impossible de créer le shooting',
  updateFailed: 'Impossible de mettre à jour le shooting',
  templateGone:
    'Le modèle a été supprimé. Enregistrez à nouveau pour créer le shooting sans sa liste des prises.',
  visibilityFailed: 'Impossible de modifier la visibilité',
  invalid: 'Saisie non valide',
  checkFields: 'Veuillez vérifier les champs signalés',
  notSaved: 'Pas encore enregistré',
  itemsDeleted: '{items} : supprimé, donc retiré de ce shooting. Veuillez enregistrer à nouveau.',
  itemDeleted: 'Un élément utilisé par ce shooting a été supprimé. Veuillez réessayer.',
  updatedWithTheirs: 'Shooting mis à jour avec l’autre version',
  theirsShown: 'L’autre version est affichée',
  yoursCopied: 'La vôtre est dans le presse-papiers.',
  undo: 'Annuler',
  gone: 'Ce shooting a été supprimé',
  goneText:
    'Vos saisies sont toujours là. Restaurez le shooting depuis la corbeille et enregistrez-les, ou créez-en un nouveau à partir d’elles.',
  restoreIt: 'Restaurer et enregistrer',
  keepEditing: 'Continuer la modification',
  createAgain: 'Le recréer',
  deleteTitle: 'Supprimer le shooting',
  deleteQuestion:
    'Voulez-vous vraiment supprimer ce shooting ? Il reste 30 jours dans la corbeille.',
  everyoneTold:
    'Toutes les personnes qui ont reçu un rappel ou une feuille de service seront informées de l’annulation par e-mail.',
  delete: 'Supprimer',
  deleted: 'Shooting supprimé',
  deleteFailed: 'Impossible de supprimer le shooting',
  nothingChanged: 'Rien n’a été modifié. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
