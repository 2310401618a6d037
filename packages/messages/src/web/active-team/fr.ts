import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  switched: 'Vous avez changé d’équipe',
  nowIn: 'Vous travaillez maintenant dans {team}.',
  nowInAsMember: 'Bienvenue dans {team}. Vous êtes membre.',
  nowInAsAdmin: 'Bienvenue dans {team}. Vous êtes administrateur.',
  notSwitched: 'Impossible de changer d’équipe',
  tryAgain: 'Veuillez réessayer.',
  noLongerIn: 'Vous ne faites plus partie de {team}',
  noLongerInIt: 'Vous ne faites plus partie de l’équipe',
  notSaved: 'Non enregistré',
  cannotSaveIn:
    'Vous ne faites plus partie de {team}, ceci ne peut donc pas y être enregistré. Votre saisie est toujours là pour que vous la copiiez.',
  cannotSaveInIt:
    'Vous ne faites plus partie de l’équipe précédente, ceci ne peut donc pas y être enregistré. Votre saisie est toujours là pour que vous la copiiez.',
  switchedElsewhere:
    'Vous êtes passé à {active} ailleurs. Pour enregistrer ceci, revenez à {team}.',
  switchBack: 'Revenir',
} as const satisfies Translation<typeof en>;
