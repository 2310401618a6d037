import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Carte',
  subtitle: 'Tous vos shootings sur une carte',
  failed: 'Impossible de charger les shootings',
  checkNetwork: 'Vérifiez la connexion, puis réessayez.',
  loading: 'Chargement des shootings…',
  mapOfShoots: 'Carte des shootings',
  marker: '{title}, {status}',
  showOnly: 'Afficher seulement',
  readyShort: 'Prêt',
  showAll: { one: 'Afficher le shooting', other: 'Tout afficher ({count})' },
  noneWithLocation: 'Pas encore de shootings avec un lieu',
  addLocations: 'Ajoutez des lieux à vos shootings pour les voir sur la carte',
  addShoot: 'Nouveau shooting',
  openTitle: 'Ouvrir « {title} »',
  isOpenBelow: '{title} est ouvert dans la liste sous la carte',
  shootsAt: { one: '{count} shooting : {place}', other: '{count} shootings : {place}' },
  shootsHere: { one: '{count} shooting à cet endroit', other: '{count} shootings à cet endroit' },
  openShoot: 'Ouvrir le shooting',
  details: 'Détails',
  allHere: 'Les {shoots} ici',
  close: 'Fermer',
  noDate: 'Pas encore de date',
} as const satisfies Translation<typeof en>;
