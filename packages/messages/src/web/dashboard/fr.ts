import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Shootings à venir',
  allShoots: 'Tous les shootings',
  noMatch: 'Aucun shooting ne correspond aux filtres choisis',
  hidden: 'Le filtre les masque.',
  noShoots: 'Aucun shooting pour l’instant',
  firstHere: 'Le premier apparaîtra ici, sous son statut.',
  showAll: 'Afficher tous les statuts',
  showMore: { one: 'Afficher {count} de plus', other: 'Afficher {count} de plus' },
  noDate: 'Pas encore de date',
  noDescription: 'Pas de description',
  planFirst: 'Planifiez votre premier shooting',
  planFirstText: 'Un nom suffit pour commencer.',
  addCostume: 'Ajoutez un costume',
  addCostumeText: 'Sa photo, et ce qu’il reste à coudre.',
  inviteTeam: 'Invitez votre équipe',
  inviteTeamText: 'Par code, lien ou e-mail.',
  inviteWithoutMail: 'Par code ou lien.',
  seeBoard: 'Découvrez le kanban',
  seeBoardText: 'De l’idée au résultat, carte par carte.',
} as const satisfies Translation<typeof en>;
