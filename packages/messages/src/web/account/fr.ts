import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Profil',
  subtitle: 'Vous et l’équipe avec laquelle vous shootez.',
  notLoaded: 'Votre profil n’a pas pu être chargé',
  checkNetwork: 'Vérifiez la connexion, puis réessayez.',
  loading: 'Chargement de votre profil',
  personalInformation: 'Informations personnelles',
  nameNotSaved: 'Votre nom n’est pas encore enregistré.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  emailFixed: 'L’e-mail ne peut pas être modifié pour le moment',
  emailBelow: 'Vous pouvez le modifier sous « Adresse e-mail »',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  updated: 'Profil mis à jour',
  notUpdated: 'Impossible de mettre à jour le profil. Veuillez réessayer.',
  avatar: 'Photo de profil',
  avatarFailed: 'Impossible d’importer la photo de profil',
} as const satisfies Translation<typeof en>;
