import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  pickedUp: '{title} aus „{column}“ aufgenommen.',
  overNone: 'Über keiner Spalte.',
  over: 'Über „{column}“.',
  overOwn: 'Über „{column}“, der jetzigen Spalte.',
  stays: '{title} bleibt in „{column}“.',
  dropped: '{title} in „{column}“ abgelegt.',
  canceled: 'Abgebrochen. {title} bleibt in „{column}“.',
} as const satisfies Translation<typeof en>;
