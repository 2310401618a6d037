import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Color en las listas',
  custom: 'Color personalizado',
  customIs: 'Personalizado, {color}',
  blue: 'Azul',
  cyan: 'Cian',
  green: 'Verde',
  yellow: 'Amarillo',
  orange: 'Naranja',
  red: 'Rojo',
  pink: 'Rosa',
  purple: 'Morado',
} as const satisfies Translation<typeof en>;
