import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  tabs: 'Se connecter ou s’inscrire',
  signInTab: 'Connexion',
  signUpTab: 'Inscription',
  title: 'Connexion',
  welcomeBack: 'Bon retour parmi nous',
  email: 'E-mail',
  password: 'Mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  signIn: 'Se connecter',
  or: 'ou',
  continueWith: 'Continuer avec {provider}',
  failed: 'Échec de la connexion',
  toggleTheme: 'Changer de thème',
  tonightsFrame: 'L’image de ce soir',
  exampleTitle: 'La fée Morgane à San Galgano',
  exampleText: 'Aujourd’hui à 15:30, avec six personnes qui savent toutes où se rendre.',
  completingTitle: 'Connexion en cours',
  completing: 'Connexion en cours…',
  continueTitle: 'Continuer avec ce compte ?',
  continue: 'Continuer',
  notNow: 'Pas maintenant',
  linkSignsIn: 'Ce lien vous connecte. Si ce n’est pas votre compte, ne continuez pas.',
  linkSignsInAs:
    'Ce lien vous connecte en tant que {email}. Si ce n’est pas votre compte, ne continuez pas.',
  connected: '{provider} associé',
  notConnected: '{provider} non associé',
  theService: 'Le service',
} as const satisfies Translation<typeof en>;
