import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  theOtherService: 'l’autre service',
  cancelled: 'La connexion avec {provider} a été annulée. Rien n’a changé.',
  expired:
    'Cela a pris plus de dix minutes ou a été commencé dans un autre navigateur. Veuillez réessayer.',
  unavailable: '{provider} est injoignable pour le moment. Veuillez réessayer dans un instant.',
  noEmail:
    '{provider} n’a pas communiqué d’adresse e-mail, or Lensemble en a besoin. Autorisez-le là-bas ou inscrivez-vous avec une adresse e-mail et un mot de passe.',
  signInFirst:
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme d’habitude ou choisissez un nouveau mot de passe. Vous pourrez ensuite associer {provider} dans votre profil.',
  unconfirmed: 'Veuillez consulter vos e-mails et confirmer votre compte avant de continuer.',
  signUpsClosed: 'Il n’est pas possible de créer de nouveaux comptes ici pour le moment.',
  inviteNeeded: 'Il vous faut un code d’invitation pour créer un compte ici. Saisissez-le d’abord.',
  badInviteCode: 'Ce code d’invitation n’est pas valide. Vérifiez-le et réessayez.',
  connectedElsewhere: 'Ce compte {provider} est associé à un autre compte ici.',
  otherConnected: 'Un autre compte {provider} est déjà associé à ce compte. Dissociez-le d’abord.',
  signedOut: 'Connectez-vous, puis associez de nouveau {provider}.',
  tooManyRequests: 'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
  failed: 'Un problème est survenu de notre côté. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
