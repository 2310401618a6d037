import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Credits',
  failed: 'Die Credits konnten nicht geladen werden',
  target: 'Für',
  plain: 'Nur Namen',
  none: 'Noch niemand in der Crew.',
  included: 'In den Credits: {name}',
  addHandle: 'Profil hinzufügen',
  addHandleOf: 'Profil von {name} hinzufügen',
  noHandle: 'Kein Profil',
  notNamed: 'Nicht nennen',
  caption: 'Bildtext',
  copy: 'Credits kopieren',
  copied: 'Credits kopiert',
  copyFailed: 'Die Credits konnten nicht kopiert werden. Markiere den Text und kopiere ihn.',
  edit: 'Text bearbeiten',
  reset: 'Meine Änderungen verwerfen',
  askedNotNamed: {
    one: '{names} möchte nicht genannt werden.',
    other: '{names} möchten nicht genannt werden.',
  },
  'credit Photographer': 'Foto',
  'credit Videographer': 'Video',
  'credit Model': 'Model',
  'credit Makeup Artist': 'Make-up',
  'credit Stylist': 'Styling',
  'credit Assistant': 'Assistenz',
  'credit Coordinator': 'Koordination',
  'credit Participant': 'Mit',
} as const satisfies Translation<typeof en>;
