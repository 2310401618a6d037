import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Couleur dans les listes',
  custom: 'Couleur personnalisée',
  customIs: 'Personnalisée, {color}',
  blue: 'Bleu',
  cyan: 'Cyan',
  green: 'Vert',
  yellow: 'Jaune',
  orange: 'Orange',
  red: 'Rouge',
  pink: 'Rose',
  purple: 'Violet',
} as const satisfies Translation<typeof en>;
