import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  checkEmail: 'Prüfe deine E-Mails',
  openLink: 'Öffne den Link in der E-Mail an {email} und melde dich dann an.',
  noEmail: 'Keine E-Mail? Sieh im Spam-Ordner nach oder lass sie noch einmal senden.',
  goToSignIn: 'Zur Anmeldung',
  sending: 'Wird gesendet …',
  sendAgain: 'Noch einmal senden',
  sentAgain: 'Noch einmal gesendet',
  checkInbox: 'Bitte sieh in einer Minute in deinem Posteingang nach.',
  notSent: 'Nicht gesendet',
  linkExpired: 'Dieser Link ist abgelaufen',
  linkNotValid:
    'Dieser Link ist nicht mehr gültig. Bitte melde dich an, um einen neuen anzufordern.',
  title: 'Bestätige deine E-Mail-Adresse',
  confirm: 'E-Mail bestätigen',
  confirming: 'Wird bestätigt …',
  confirmNew: 'Bestätige die neue Adresse deines Kontos.',
  confirmToActivate:
    'Bestätige deine E-Mail-Adresse, um dein Konto zu aktivieren. Melde dich dann an.',
  success: 'Geschafft!',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt. Bitte melde dich an.',
  changed: 'Deine E-Mail-Adresse wurde geändert',
  useNew: 'Melde dich ab jetzt mit der neuen Adresse an.',
  goToProfile: 'Zu deinem Profil',
} as const satisfies Translation<typeof en>;
