import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  forgotTitle: 'Mot de passe oublié',
  forgotHeading: 'Mot de passe oublié ?',
  enterEmail: 'Saisissez votre e-mail : nous vous enverrons un lien pour en choisir un nouveau.',
  sending: 'Envoi…',
  sendLink: 'Envoyer le lien',
  backToSignIn: 'Retour à la connexion',
  checkEmail: 'Consultez vos e-mails',
  sendAgain: 'Renvoyer',
  onItsWay:
    'Si {email} correspond à un compte, un e-mail avec un lien est en route. Le lien fonctionne une seule fois et expire dans une heure.',
  notSent: 'Non envoyé',
  newPassword: 'Nouveau mot de passe',
  choose: 'Choisissez un nouveau mot de passe',
  saving: 'Enregistrement…',
  save: 'Enregistrer le mot de passe',
  signsOut: 'L’enregistrer vous déconnecte de tous vos appareils.',
  changed: 'Mot de passe modifié',
  signInWithNew: 'Connectez-vous avec le nouveau.',
  linkExpired: 'Ce lien a expiré',
  linkNotValid: 'Ce lien n’est plus valide. Demandez-en un nouveau pour choisir un mot de passe.',
  sendNewLink: 'Envoyer un nouveau lien',
  stillSignedIn: 'Votre mot de passe a été modifié, mais votre session reste ouverte ailleurs',
} as const satisfies Translation<typeof en>;
