import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  filters: 'Filtrar sesiones',
  search: 'Buscar sesiones',
  mine: 'Mis sesiones',
  person: 'Persona',
  costume: 'Traje',
  place: 'Lugar',
  month: 'Mes',
  anyPerson: 'Persona: todas',
  anyCostume: 'Traje: todos',
  anyPlace: 'Lugar: todos',
  anyMonth: 'Mes: todos',
  choice: '{name} ({count})',
  noLocation: 'Sin localización',
  noDate: 'Aún sin fecha',
  notFound: 'No encontrado',
  clear: 'Quitar filtros',
  namesFailed: 'No se han podido cargar las personas y los trajes',
  noMatch: 'Ninguna sesión coincide con los filtros elegidos',
  found: { one: '{found} de {count} sesión', other: '{found} de {count} sesiones' },
} as const satisfies Translation<typeof en>;
