import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Convention',
  none: 'Keine',
  point: 'Treffpunkt',
  noPoint: 'Kein Treffpunkt',
  unknown: 'Unbekannte Convention',
  notLoaded: 'Die Conventions konnten nicht geladen werden',
} as const satisfies Translation<typeof en>;
