import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  dangerZone: 'Gefahrenbereich',
  deleteAccount: 'Konto löschen',
  about:
    'Löscht dein Profil und meldet dich überall ab. Teams ohne andere Mitglieder werden auch gelöscht.',
  question: 'Dein Konto löschen?',
  consequences:
    'Löscht dein Profil und meldet dich überall ab. Teams ohne andere Mitglieder werden auch gelöscht. Teams mit anderen Mitgliedern bekommen bei Bedarf einen neuen Besitzer. {told} Das lässt sich nicht rückgängig machen.',
  everyoneTold:
    'Wer zu einem kommenden Shooting eines gelöschten Teams eine Erinnerung oder ein Callsheet bekommen hat, erfährt per E-Mail, dass es abgesagt ist.',
  yourEmail: 'deine E-Mail-Adresse',
  deleting: 'Wird gelöscht …',
  deleted: 'Konto gelöscht',
  failed: 'Das Konto konnte nicht gelöscht werden',
} as const satisfies Translation<typeof en>;
