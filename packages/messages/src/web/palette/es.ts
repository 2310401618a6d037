import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Buscar',
  field: 'Buscar en sesiones y catálogos',
  placeholder: 'Buscar sesiones, trajes, participantes, material, lugares…',
  results: 'Resultados',
  shownOf: '{shown} de {total}',
  loading: 'Cargando…',
  partial: 'Algunos de tus catálogos no se han podido cargar.',
  nothing: 'No hay resultados para «{query}».',
  nothingPartial:
    'No hay resultados para «{query}». Algunos de tus catálogos no se han podido cargar.',
  openShoot: 'Esta sesión',
  actions: 'Acciones',
  shoots: 'Sesiones',
  costumes: 'Trajes',
  crew: 'Participantes',
  props: 'Atrezo',
  equipment: 'Material',
  locations: 'Localizaciones',
  kits: 'Kits',
  create: 'Crear',
  mine: 'mis sesiones propias',
  addShootNamed: 'Nueva sesión «{title}»',
} as const satisfies Translation<typeof en>;
