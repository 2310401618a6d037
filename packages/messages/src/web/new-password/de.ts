import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  forgotTitle: 'Passwort vergessen',
  forgotHeading: 'Passwort vergessen?',
  enterEmail:
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues wählst.',
  sending: 'Wird gesendet …',
  sendLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  checkEmail: 'Prüfe deine E-Mails',
  sendAgain: 'Noch einmal senden',
  onItsWay:
    'Wenn {email} ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal und läuft in einer Stunde ab.',
  notSent: 'Nicht gesendet',
  newPassword: 'Neues Passwort',
  choose: 'Wähle ein neues Passwort',
  saving: 'Wird gespeichert …',
  save: 'Neues Passwort speichern',
  signsOut: 'Beim Speichern wirst du auf allen Geräten abgemeldet.',
  changed: 'Passwort geändert',
  signInWithNew: 'Melde dich mit dem neuen an.',
  linkExpired: 'Dieser Link ist abgelaufen',
  linkNotValid:
    'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an, um ein Passwort zu wählen.',
  sendNewLink: 'Neuen Link senden',
  stillSignedIn: 'Dein Passwort wurde geändert, aber du bist anderswo noch angemeldet',
} as const satisfies Translation<typeof en>;
