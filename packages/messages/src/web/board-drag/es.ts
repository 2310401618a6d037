import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  pickedUp: 'Has tomado {title} de «{column}».',
  overNone: 'Sobre ninguna columna.',
  over: 'Sobre «{column}».',
  overOwn: 'Sobre «{column}», su columna actual.',
  stays: '{title} se queda en «{column}».',
  dropped: 'Has soltado {title} en «{column}».',
  canceled: 'Cancelado. {title} se queda en «{column}».',
} as const satisfies Translation<typeof en>;
