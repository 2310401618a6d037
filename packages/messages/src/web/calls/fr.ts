import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  error: 'Erreur',
  notOpened: 'Ouverture impossible',
  checkConnection: 'Vérifiez votre connexion et réessayez.',
  nothingChanged: 'Rien n’a été modifié',
  notSaved: 'Non enregistré',
  otherAccount:
    'Vous vous êtes connecté avec un autre compte dans un autre onglet. Pour enregistrer ceci, connectez-vous-y avec le compte précédent.',
  stalled: 'La connexion est interrompue',
} as const satisfies Translation<typeof en>;
