import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  newShoot: 'Nouveau shooting',
  dialog: 'Déplacer à un autre jour',
  question: 'Déplacer ce shooting au {date} ?',
  emails: 'Les personnes ayant reçu un rappel seront prévenues du changement par e-mail.',
  move: 'Déplacer',
  moveAndEmail: 'Déplacer et prévenir',
  emailed: 'Les personnes ayant reçu un rappel seront prévenues par e-mail.',
  eventUpdated: 'Son événement dans Google Agenda est aussi mis à jour.',
  reminderRemoved: 'Son rappel arriverait trop tard et a été supprimé.',
} as const satisfies Translation<typeof en>;
