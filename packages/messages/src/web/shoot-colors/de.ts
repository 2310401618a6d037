import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Farbe in Listen',
  custom: 'Eigene Farbe',
  customIs: 'Eigene, {color}',
  blue: 'Blau',
  cyan: 'Cyan',
  green: 'Grün',
  yellow: 'Gelb',
  orange: 'Orange',
  red: 'Rot',
  pink: 'Pink',
  purple: 'Lila',
} as const satisfies Translation<typeof en>;
