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
  noOneFree: 'Personne de cette convention n’est libre à ce moment-là.',
  tightTo: '{name} aurait {gap} min sur {walk} pour aller à {title} à {time}',
  tightFrom: '{name} aurait {gap} min sur {walk} pour venir de {title}, qui finit à {time}',
  cancel: 'Annuler',
  add: 'Ajouter le shooting',
  needsTime: 'Veuillez choisir une heure',
  added: 'Shooting ajouté',
  withoutCrew: 'L’équipe n’a pas pu être ajoutée. Veuillez l’ajouter dans le shooting.',
  open: 'Ouvrir',
  failed: 'Le shooting n’a pas pu être ajouté. Veuillez réessayer.',
  unsaved: 'Ce shooting n’est pas encore ajouté.',
} as const satisfies Translation<typeof en>;
