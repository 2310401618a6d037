import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  towns: 'Pueblo o ciudad',
  townsAdvice:
    'La búsqueda solo abarca pueblos y ciudades. Elige uno y luego marca el punto en el mapa.',
  everything: 'Ciudad, lugar o calle',
  everythingAdvice: 'Prueba con el nombre completo o añade la ciudad.',
  places: 'Lugares',
  found: { one: '{count} lugar', other: '{count} lugares' },
  nothingFound: 'No se ha encontrado ningún lugar',
  nothingFoundFor: 'No se ha encontrado ningún lugar para «{text}»',
  notFetched: 'No se han podido cargar los lugares',
  failed: 'No se han podido cargar los lugares. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
