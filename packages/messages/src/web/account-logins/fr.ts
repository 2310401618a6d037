import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  emailAddress: 'Adresse e-mail',
  newEmail: 'Nouvel e-mail',
  changeEmail: 'Modifier l’e-mail',
  sending: 'Envoi…',
  emailHint:
    'Nous envoyons un lien à la nouvelle adresse. Elle prend effet quand vous ouvrez le lien. Nous prévenons aussi votre ancienne adresse.',
  checkEmail: 'Consultez vos e-mails',
  linkToNewEmail:
    'Ouvrez le lien dans l’e-mail envoyé à {email}. D’ici là, votre ancienne adresse reste valable.',
  linkNotSent: 'Impossible d’envoyer le lien. Veuillez réessayer.',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  enterCurrentPassword: 'Veuillez saisir votre mot de passe actuel',
  changePassword: 'Modifier le mot de passe',
  changing: 'Modification…',
  passwordNotChanged: 'Impossible de modifier le mot de passe. Veuillez réessayer.',
  passwordChanged: 'Mot de passe modifié',
  othersSignedOut: 'Vos autres appareils sont déconnectés.',
  hostedPassword:
    'Si vous vous connectez avec un mot de passe, nous pouvons vous envoyer un lien pour en choisir un nouveau.',
  chooseNewPassword: 'Choisir un nouveau mot de passe',
  waysToSignIn: 'Moyens de connexion',
  listNotLoaded: 'La liste n’a pas pu être chargée',
  loadingWays: 'Chargement de vos moyens de connexion',
  set: 'Défini',
  notSet: 'Non défini',
  setPassword: 'Définir un mot de passe',
  linkOnItsWay: 'Un lien est en route vers {email}.',
  onlyWay: 'Votre seul moyen de connexion',
  isConnected: 'Associé',
  isNotConnected: 'Non associé',
  connect: 'Associer',
  disconnect: 'Dissocier',
  connectProvider: 'Associer {provider}',
  disconnectProvider: 'Dissocier {provider}',
  disconnected: '{provider} dissocié',
  notConnected: 'Impossible d’associer {provider}. Veuillez réessayer.',
  notDisconnected: 'Impossible de dissocier {provider}. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
