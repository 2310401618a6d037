import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  sections: 'Bereiche des Shootings',
  plan: 'Plan',
  crew: 'Crew',
  shots: 'Shotliste',
  packing: 'Packen',
  references: 'Referenzen',
  comments: 'Kommentare',
  afterwards: 'Danach',
} as const satisfies Translation<typeof en>;
