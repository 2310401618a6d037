import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Nouveau shooting à {convention}',
  name: 'Titre',
  day: 'Jour',
  time: 'Début',
  minutes: 'Durée',
  place: 'Lieu',
  noPoint: 'Aucun point de rendez-vous',
  way: 'à {minutes} min de {point}',
  freeThen: 'Libres à ce moment-là',
  noOneFree: 'Personne n’est libre à ce moment-là dans cette convention.',
  tightTo: '{name} n’aurait que {gap} min pour les {walk} min de marche jusqu’à {title} à {time}',
  tightFrom:
    '{name} n’aurait que {gap} min pour les {walk} min de marche depuis {title}, qui finit à {time}',
  cancel: 'Annuler',
  add: 'Ajouter le shooting',
  needsTime: 'Veuillez choisir une heure',
  added: 'Shooting ajouté',
  withoutCrew: 'L’équipe n’a pas pu être ajoutée. Veuillez l’ajouter dans le shooting.',
  open: 'Ouvrir',
  failed: 'Le shooting n’a pas pu être ajouté. Veuillez réessayer.',
  unsaved: 'Ce shooting n’est pas encore ajouté.',
} as const satisfies Translation<typeof en>;
