import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  newShoot: 'Neues Shooting',
  dialog: 'Auf einen anderen Tag verschieben',
  question: 'Dieses Shooting auf den {date} verschieben?',
  emails: 'Wer eine Erinnerung bekommen hat, erfährt per E-Mail, dass es verschoben wird.',
  move: 'Verschieben',
  moveAndEmail: 'Verschieben und mailen',
  emailed: 'Wer eine Erinnerung bekommen hat, erhält eine E-Mail.',
  eventUpdated: 'Der Termin in Google Kalender wird auch geändert.',
  reminderRemoved: 'Die Erinnerung käme zu spät und wurde entfernt.',
} as const satisfies Translation<typeof en>;
