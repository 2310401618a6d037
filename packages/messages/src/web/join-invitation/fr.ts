import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Invitation',
  loading: 'Chargement de l’invitation',
  notValid: 'Cette invitation ne fonctionne pas',
  notReached: 'Lensemble est injoignable. Veuillez réessayer.',
  question: 'Rejoindre {team} ?',
  isIn: 'Vous êtes dans {team}',
  asMember:
    'Vous êtes connecté avec {address}. Vous rejoindrez l’équipe comme membre. Vos autres équipes ne changent pas.',
  asAdmin:
    'Vous êtes connecté avec {address}. Vous rejoindrez l’équipe comme administrateur. Vos autres équipes ne changent pas.',
  isMember: 'Vous êtes déjà membre de cette équipe.',
  isMemberShare:
    'Vous êtes déjà membre de cette équipe. Partagez ce lien pour inviter d’autres personnes.',
  join: 'Rejoindre l’équipe',
  joining: 'Adhésion…',
  tryAgain: 'Réessayer',
  notNow: 'Pas maintenant',
  goToTeam: 'Aller à votre équipe',
} as const satisfies Translation<typeof en>;
