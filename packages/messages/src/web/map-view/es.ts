import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Mapa',
  subtitle: 'Todas tus sesiones en un mapa',
  failed: 'No se han podido cargar las sesiones',
  checkNetwork: 'Comprueba la conexión e inténtalo de nuevo.',
  loading: 'Cargando sesiones…',
  mapOfShoots: 'Mapa de sesiones',
  marker: '{title}, {status}',
  showOnly: 'Mostrar solo',
  readyShort: 'Lista',
  showAll: { one: 'Ver la sesión', other: 'Ver todas ({count})' },
  noneWithLocation: 'Aún no hay sesiones con localización',
  addLocations: 'Añade localizaciones a tus sesiones para verlas en el mapa',
  addShoot: 'Nueva sesión',
  openTitle: 'Abrir «{title}»',
  isOpenBelow: '{title} está abierta en la lista debajo del mapa',
  shootsAt: { one: '{count} sesión en {place}', other: '{count} sesiones en {place}' },
  shootsHere: { one: '{count} sesión en este lugar', other: '{count} sesiones en este lugar' },
  openShoot: 'Abrir la sesión',
  details: 'Detalles',
  allHere: 'Las {shoots} de aquí',
  close: 'Cerrar',
  noDate: 'Aún sin fecha',
} as const satisfies Translation<typeof en>;
