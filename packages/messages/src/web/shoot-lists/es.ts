import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  add: 'Nueva sesión',
  filter: 'Filtrar',
  filterInUse: 'Filtrar, en uso',
  loading: 'Cargando sesiones…',
  failed: '¡Vaya! Nuestra base de datos se ha tomado un descanso para hacer cosplay',
  tryAgain: 'Volver a buscarla',
  searching: 'Buscando la base de datos…',
  whereItIs: 'Está en algún punto entre la peluca y la segunda bota. Tus sesiones están a salvo.',
  unreachable: 'No se puede conectar con el servidor. Tus sesiones están a salvo.',
  calendar: 'Calendario',
  docs: 'Docs',
} as const satisfies Translation<typeof en>;
