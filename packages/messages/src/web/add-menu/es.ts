import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  notLoaded: 'No se ha podido cargar la lista',
  tryAgain: 'Reintentar',
  nothingMatches: 'Nada coincide con «{typed}»',
  firstOf: 'Se muestran {shown} de {found}. Escribe para encontrar otros',
  loading: 'Cargando…',
  detailAndState: '{detail} · {state}',
} as const satisfies Translation<typeof en>;
