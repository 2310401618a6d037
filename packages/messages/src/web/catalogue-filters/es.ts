import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  sortBy: 'Ordenar: {order}',
  newest: 'Más recientes primero',
  byName: 'Nombre',
  byRole: 'Función',
  byCategory: 'Categoría',
  byAddress: 'Dirección',
  byCharacter: 'Personaje',
  bySeries: 'Serie',
  availability: 'Disponibilidad',
  availabilityAll: 'Disponibilidad: todas',
  filterByAvailability: 'Filtrar por disponibilidad',
  status: 'Estado',
  statusAll: 'Estado: todos',
  filterByStatus: 'Filtrar por estado',
  role: 'Función',
  roleAll: 'Función: todas',
  filterByRole: 'Filtrar por función',
  category: 'Categoría',
  categoryAll: 'Categoría: todas',
  filterByCategory: 'Filtrar por categoría',
  shown: '{found} de {total} visibles',
  nothingFound: 'Nada coincide con tu búsqueda',
  hidden: 'El filtro oculta los elementos.',
  clear: 'Borrar la búsqueda',
} as const satisfies Translation<typeof en>;
