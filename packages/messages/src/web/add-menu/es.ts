import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  notLoaded: 'No se ha podido cargar la lista',
  tryAgain: 'Reintentar',
  nothingMatches: 'Nada coincide con «{typed}»',
  firstOf: 'Los primeros {shown} de {found}: escribe para encontrar otros',
  loading: 'Cargando…',
  detailAndState: '{detail} · {state}',
} as const satisfies Translation<typeof en>;
