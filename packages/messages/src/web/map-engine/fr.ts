import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  notConfigured: 'Clé d’API Google Maps non configurée',
  scriptFailed: 'Impossible de charger le script de Google Maps',
  scriptWithoutMaps: 'L’API Google Maps n’est pas chargée',
  failed: 'Impossible de charger la carte',
  advice: 'Veuillez vérifier la configuration',
  loading: 'Chargement de la carte…',
  tryAgain: 'Réessayer',
  useSimple: 'Utiliser la carte simple',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  myPosition: 'Ma position',
  together: '{count} ensemble : {names}',
  togetherMore: '{count} ensemble : {names} ; et {rest} de plus',
  useWheel: 'Utilisez {key} + défilement pour zoomer sur la carte',
  useTwoFingers: 'Utilisez deux doigts pour déplacer la carte',
  help: 'Les flèches déplacent la carte, plus et moins zooment.',
  helpWithPoint:
    'Les flèches déplacent la carte, plus et moins zooment. Entrée place le point au centre.',
  noStreets: 'Plan des rues indisponible',
  near: 'À {place} ou à proximité',
  north: 'À {distance} au nord de {place}',
  northeast: 'À {distance} au nord-est de {place}',
  east: 'À {distance} à l’est de {place}',
  southeast: 'À {distance} au sud-est de {place}',
  south: 'À {distance} au sud de {place}',
  southwest: 'À {distance} au sud-ouest de {place}',
  west: 'À {distance} à l’ouest de {place}',
  northwest: 'À {distance} au nord-ouest de {place}',
} as const satisfies Translation<typeof en>;
