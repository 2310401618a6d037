import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  description: 'Plant Cosplay-Shootings gemeinsam: Teams, Kataloge, Callsheets.',
  failed: 'Lensemble konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
} as const satisfies Translation<typeof en>;
