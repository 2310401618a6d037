import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  notLoaded: 'Die Liste konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  nothingMatches: 'Nichts passt zu „{typed}“',
  firstOf: '{shown} von {found} angezeigt. Tippe, um andere zu finden',
  loading: 'Wird geladen …',
  detailAndState: '{detail} · {state}',
} as const satisfies Translation<typeof en>;
