import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  checkEmail: 'Consultez vos e-mails',
  openLink: 'Ouvrez le lien dans l’e-mail envoyé à {email}, puis connectez-vous.',
  noEmail: 'Pas d’e-mail ? Regardez dans vos courriers indésirables ou renvoyez-le.',
  goToSignIn: 'Aller à la connexion',
  sending: 'Envoi…',
  sendAgain: 'Renvoyer',
  sentAgain: 'Renvoyé',
  checkInbox: 'Consultez votre boîte de réception dans une minute.',
  notSent: 'Non envoyé',
  linkExpired: 'Ce lien a expiré',
  linkNotValid: 'Ce lien n’est plus valide. Connectez-vous pour en demander un nouveau.',
  title: 'Confirmez votre e-mail',
  confirm: 'Confirmer l’e-mail',
  confirming: 'Confirmation…',
  confirmNew: 'Confirmez la nouvelle adresse de votre compte.',
  confirmToActivate: 'Confirmez votre e-mail pour activer votre compte. Connectez-vous ensuite.',
  success: 'C’est fait !',
  confirmed: 'Votre e-mail est confirmé. Veuillez vous connecter.',
  changed: 'Votre e-mail a été modifié',
  useNew: 'Utilisez la nouvelle adresse pour vous connecter.',
  goToProfile: 'Aller à votre profil',
} as const satisfies Translation<typeof en>;
