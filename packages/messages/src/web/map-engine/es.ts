import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  notConfigured: 'Clave de la API de Google Maps no configurada',
  scriptFailed: 'No se ha podido cargar el script de Google Maps',
  scriptWithoutMaps: 'La API de Google Maps no se ha cargado',
  failed: 'No se ha podido cargar el mapa',
  advice: 'Comprueba la configuración',
  loading: 'Cargando el mapa…',
  tryAgain: 'Reintentar',
  useSimple: 'Usar el mapa sencillo',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  myPosition: 'Mi ubicación',
  together: '{count} juntos: {names}',
  togetherMore: '{count} juntos: {names}; y {rest} más',
  useWheel: 'Usa {key} + desplazamiento para acercar o alejar el mapa',
  useTwoFingers: 'Usa dos dedos para mover el mapa',
  help: 'Las flechas mueven el mapa; más y menos cambian el zoom.',
  helpWithPoint:
    'Las flechas mueven el mapa; más y menos cambian el zoom. Intro marca el punto en el centro.',
  noStreets: 'Mapa de calles no disponible',
  near: 'En {place} o cerca',
  north: '{distance} al norte de {place}',
  northeast: '{distance} al noreste de {place}',
  east: '{distance} al este de {place}',
  southeast: '{distance} al sureste de {place}',
  south: '{distance} al sur de {place}',
  southwest: '{distance} al suroeste de {place}',
  west: '{distance} al oeste de {place}',
  northwest: '{distance} al noroeste de {place}',
} as const satisfies Translation<typeof en>;
