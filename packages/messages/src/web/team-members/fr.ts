import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  heading: 'Membres',
  loading: 'Chargement des membres',
  notLoaded: 'Les membres n’ont pas pu être chargés',
  you: '(vous)',
  joinedByMail: 'A rejoint l’équipe le {moment} par l’invitation envoyée à {address}',
  joinedByCode: 'A rejoint l’équipe le {moment} avec le code d’invitation',
  roleOf: 'Rôle de {name} : {role}',
  roleUpdated: 'Rôle modifié',
  roleNotUpdated: 'Impossible de modifier le rôle',
  makeOwner: 'Nommer propriétaire',
  makeOwnerOf: 'Nommer propriétaire : {name}',
  makeOwnerQuestion: 'Nommer {name} propriétaire ?',
  makeOwnerText:
    '{team} appartiendra à {name}, et vous serez administrateur. Seul le nouveau propriétaire pourra revenir en arrière.',
  changing: 'Modification…',
  ownerChanged: 'Propriété transférée',
  nowAdmin: 'Vous êtes maintenant administrateur.',
  ownerNotChanged: 'Impossible de transférer la propriété',
  remove: 'Retirer',
  removeMember: 'Retirer {name}',
  removeQuestion: 'Retirer {name} ?',
  removeText:
    '{name} perd immédiatement l’accès à {team}. Ses shootings restent dans l’équipe. L’équipe reçoit un nouveau code d’invitation, pour que l’ancien ne permette pas de revenir.',
  removing: 'Retrait…',
  removed: 'Membre retiré',
  notRemoved: 'Impossible de retirer le membre',
  gone: 'Cette personne ne fait plus partie de l’équipe.',
} as const satisfies Translation<typeof en>;
