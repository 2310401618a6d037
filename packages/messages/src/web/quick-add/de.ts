import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  enterTitle: 'Bitte gib einen Titel für das Shooting ein',
  failed: 'Das Shooting konnte nicht erstellt werden',
  titleIn: 'Titel eines neuen Shootings in „{column}“',
  title: 'Titel',
  keys: 'Enter fügt es hinzu, Escape beendet.',
  added: '„{title}“ hinzugefügt',
  addedHidden: '„{title}“ hinzugefügt, aber von den Filtern ausgeblendet',
  notAdded: '„{title}“ wurde nicht hinzugefügt',
  notAddedWhy: '„{title}“ wurde nicht hinzugefügt: {reason}',
  add: 'Hinzufügen',
  done: 'Fertig',
  fullForm: 'Formular',
} as const satisfies Translation<typeof en>;
