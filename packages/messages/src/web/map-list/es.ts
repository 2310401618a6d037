import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Todas las sesiones ({shoots})',
  ofTotal: 'de {total}',
  showAllStatuses: 'Mostrar todos los estados',
  noneMatch: 'Ninguna sesión coincide con los filtros elegidos',
  hidden: 'El filtro las oculta.',
  noDetails: 'No hay más detalles de esta sesión',
  description: 'Descripción',
  costumes: 'Trajes',
  props: 'Atrezo',
  personnel: 'Participantes',
  more: '+{count} más',
  notOnMapAfter: ', no está en el mapa',
  notOnMap: 'No está en el mapa',
  noLocation: 'Sin localización',
  openShoot: 'Abrir la sesión',
  showOnMap: 'Ver en el mapa',
  putOnMap: 'Situar «{name}» en el mapa',
} as const satisfies Translation<typeof en>;
