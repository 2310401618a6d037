import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  management: 'Gestion de l’équipe',
  actions: 'Actions sur les équipes',
  name: 'Nom de l’équipe',
  onlyManagersRename:
    'Seuls les propriétaires et les administrateurs peuvent modifier le nom de l’équipe',
  nameNotSaved: 'Le nom de l’équipe n’est pas encore enregistré.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  updated: 'Équipe modifiée',
  notUpdated: 'Impossible de modifier l’équipe',
  joinTitle: 'Rejoindre une équipe',
  joinText:
    'Demandez le code d’invitation à un propriétaire de l’équipe. Vos autres équipes ne changent pas.',
  joinAnother: 'Rejoindre une autre équipe',
  inviteCode: 'Code d’invitation',
  join: 'Rejoindre',
  joining: 'Adhésion…',
  joined: 'Équipe rejointe',
  notJoined: 'Impossible de rejoindre l’équipe',
  notJoinedText: 'Impossible de rejoindre l’équipe. Vérifiez le code d’invitation et réessayez.',
  createTitle: 'Créer une équipe',
  createText:
    'Elle sera à vous et vous pourrez inviter d’autres personnes depuis votre profil. Vos autres équipes ne changent pas.',
  newTeam: 'Nouvelle équipe',
  create: 'Créer',
  creating: 'Création…',
  created: 'Équipe créée',
  notCreated: 'Impossible de créer l’équipe',
  leave: 'Quitter l’équipe',
  leaveTeam: 'Quitter {team}',
  leaveQuestion: 'Quitter {team} ?',
  leaveAbout:
    'Vous recevez une nouvelle équipe personnelle. Les shootings et les catalogues restent dans celle-ci.',
  onlyMember: 'Vous êtes le seul membre de cette équipe, vous ne pouvez donc pas la quitter.',
  leaveText:
    'Vous perdez l’accès à ses shootings et à ses catalogues, et vous recevez une nouvelle équipe personnelle.',
  ownerLeaveText:
    'Vous perdez l’accès à ses shootings et à ses catalogues, et vous recevez une nouvelle équipe personnelle. Si elle n’a pas d’autre propriétaire, le plus ancien administrateur le devient, ou à défaut le plus ancien membre.',
  leaving: 'Départ…',
  left: 'Équipe quittée',
  notLeft: 'Impossible de quitter l’équipe',
  delete: 'Supprimer l’équipe',
  deleteQuestion: 'Supprimer {team} ?',
  shoots: { one: '{count} shooting', other: '{count} shootings' },
  deletesForYou: 'Supprime {shoots} et tous les catalogues pour vous.',
  deletesForAll: { other: 'Supprime {shoots} et tous les catalogues pour les {count} membres.' },
  deleteText: '{deletes} Ses images sont supprimées aussi. {told} Cette action est irréversible.',
  everyoneTold:
    'Toutes les personnes qui ont reçu un rappel ou une feuille de service d’un shooting à venir seront prévenues par e-mail de son annulation.',
  nameToType: 'le nom de l’équipe',
  onlyOwnedTeam: 'Vous ne pouvez supprimer une équipe que si vous en possédez une autre.',
  deleting: 'Suppression…',
  deleted: 'Équipe supprimée',
  notDeleted: 'Impossible de supprimer l’équipe',
} as const satisfies Translation<typeof en>;
