import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  dangerZone: 'Zone de danger',
  deleteAccount: 'Supprimer le compte',
  about:
    'Supprime votre profil et vous déconnecte partout. Les équipes sans autre membre sont supprimées aussi.',
  question: 'Supprimer votre compte ?',
  consequences:
    'Supprime votre profil et vous déconnecte partout. Les équipes sans autre membre sont supprimées aussi. Les équipes avec d’autres membres reçoivent un nouveau propriétaire si nécessaire. {told} Cette action est irréversible.',
  everyoneTold:
    'Les personnes ayant reçu un rappel ou une feuille de service d’un shooting à venir d’une équipe supprimée seront prévenues par e-mail de son annulation.',
  yourEmail: 'votre e-mail',
  deleting: 'Suppression…',
  deleted: 'Compte supprimé',
  failed: 'Impossible de supprimer le compte',
} as const satisfies Translation<typeof en>;
