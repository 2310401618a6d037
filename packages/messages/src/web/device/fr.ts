import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  offline: 'Pas de réseau. Tout fonctionne.',
  waiting: {
    one: '1 modification attend sur cet appareil.',
    other: '{count} modifications attendent sur cet appareil.',
  },
  pictureWaits: {
    one: '1 photo attend sur cet appareil.',
    other: '{count} photos attendent sur cet appareil.',
  },
  upTo: 'Modifications des autres jusqu’à {time}',
  full: 'Cet appareil est plein. Les nouvelles modifications ne restent que dans cette fenêtre : libérez de la place.',
  closed:
    'Ce navigateur ne conserve rien. Ce qui n’est pas envoyé est perdu à la fermeture de cette fenêtre.',
  notApplied: 'Non appliqué : {change}',
  changeAdd: 'Nouvelle prise',
  changeMark: 'Fait ou passé',
  changeEdit: 'Modification',
  changeMove: 'Déplacement',
  changeDelete: 'Suppression',
  changePacking: 'Choses à emporter',
  'reason gone': 'L’entrée a été supprimée entre-temps.',
  'reason taken': 'L’entrée existe déjà.',
  'reason full': 'La liste est pleine.',
  'reason changed': 'Une autre personne a modifié le texte entre-temps. Le vôtre : « {text} »',
  'reason unlinked': 'Le shooting n’a plus ce qui est lié.',
  'reason forbidden': 'Vous ne pouvez pas faire cela.',
  'reason old': 'La modification a attendu plus de 60 jours.',
  'reason invalid': 'Le serveur ne l’accepte pas.',
  ok: 'OK',
  notKept: 'Ce plan n’est pas sur cet appareil',
  notKeptText:
    'Ouvrez-le une fois avec du réseau. Les plans des sept prochains jours sont conservés d’office.',
  gone: 'Ce shooting n’existe pas',
  goneText: 'Il a été supprimé ou appartient à une équipe dont vous ne faites pas partie.',
  notLoaded: 'Le plan n’a pas pu être chargé',
  tryAgain: 'Réessayer',
  loading: 'Chargement du plan',
  signIn: 'Se connecter',
  signInText: 'Connectez-vous pour envoyer ce qui attend et voir ce que les autres ont modifié.',
  otherTeam:
    'Ce shooting appartient à {team}. Les modifications seront envoyées quand vous passerez à cette équipe.',
  keptTitle: 'Sur cet appareil',
  keptText:
    'Ces plans s’ouvrent sans réseau. Ceux des sept prochains jours sont conservés d’office.',
  keptAt: 'État : {time}',
  nothingKept: 'Aucun plan sur cet appareil',
  remove: 'Retirer {title}',
  removeAll: 'Tout retirer',
  all: 'Tout Lensemble',
  unsent: 'Des modifications ne sont pas envoyées',
  unsentOf: {
    one: '1 modification de « {title} »',
    other: '{count} modifications de « {title} »',
  },
  send: 'Envoyer maintenant',
  notSent: 'L’envoi a échoué. Elles restent sur cet appareil.',
  discard: 'Abandonner',
} as const satisfies Translation<typeof en>;
