import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  ended: 'Votre session a pris fin',
  endedText: 'Reconnectez-vous pour continuer. Tout ce que vous avez saisi est encore là.',
  needed: 'Confirmez que c’est bien vous',
  neededText: 'Pour protéger votre compte, connectez-vous de nouveau pour continuer.',
  signedInAgain: 'Vous êtes reconnecté',
  saveAgain: 'Rien n’a été perdu. Veuillez enregistrer à nouveau.',
  notNow: 'Pas maintenant',
  openSignIn: 'Ouvrir la page de connexion',
  email: 'E-mail',
  password: 'Mot de passe',
  otherWay: 'Se connecter autrement',
  signIn: 'Se connecter',
  failed: 'La connexion a échoué. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
