import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  description: 'Vous avez tous les deux modifié les champs ci-dessous. Tout le reste est fusionné.',
  back: 'Retour',
  yours: 'La vôtre',
  theirs: 'L’autre',
  theirsSaved: 'L’autre, {ago}',
  valueOf: '{side} : {value}',
  justNow: 'à l’instant',
  byField: 'Choisir champ par champ',
  byFieldText: 'Comparez les deux versions et choisissez-en une pour chaque champ.',
  keepMine: 'Garder la mienne',
  keepMineText: 'Les modifications de l’autre personne sont remplacées : {names}.',
  takeTheirs: 'Prendre l’autre',
  takeTheirsText: 'Vos modifications sont copiées dans le presse-papiers : {names}.',
} as const satisfies Translation<typeof en>;
