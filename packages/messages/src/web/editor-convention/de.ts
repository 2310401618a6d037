import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Convention',
  none: 'Keine',
  point: 'Treffpunkt',
  noPoint: 'Kein Treffpunkt',
  unknown: 'Eine Convention, die nicht in der Liste steht',
  notLoaded: 'Die Conventions konnten nicht geladen werden',
} as const satisfies Translation<typeof en>;
