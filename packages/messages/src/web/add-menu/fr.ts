import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  notLoaded: 'La liste n’a pas pu être chargée',
  tryAgain: 'Réessayer',
  nothingMatches: 'Rien ne correspond à « {typed} »',
  firstOf: '{shown} affichés sur {found}. Tapez pour trouver les autres',
  loading: 'Chargement…',
  detailAndState: '{detail} · {state}',
} as const satisfies Translation<typeof en>;
