import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Öffentlich teilen',
  createFirst: 'Erstelle zuerst das Shooting',
  isPublic: 'Sichtbar für alle mit dem Link',
  withPassword: 'Sichtbar für alle mit Link und Passwort',
  untilDay: 'Bis {date} sichtbar für alle mit dem Link',
  withPasswordUntil: 'Bis {date} sichtbar für alle mit Link und Passwort',
  linkEnded: 'Der Link ist abgelaufen. Nur noch dein Team sieht dieses Shooting.',
  isPrivate: 'Nur für dein Team sichtbar',
  shotList: 'Shotliste auf der öffentlichen Seite',
  shotListNote: 'Zeiten, Personen und Bilder, ohne Notizen. Callsheets enthalten sie immer.',
  copyLink: 'Link kopieren',
  linkOptions: 'Letzter Tag und Passwort',
  opensInTab: '(öffnet die öffentliche Seite in einem neuen Tab)',
  readFailed: 'Der Link konnte nicht geladen werden. Bitte versuche es noch einmal.',
  copyByHand: 'Bitte kopiere ihn von Hand',
  copied: 'Link kopiert',
  opensOnceOn: '„Öffentlich teilen“ ist aus, darum öffnet sich der Link noch nicht.',
  hasEnded: 'Er ist abgelaufen. Wähle in den Link-Optionen einen späteren Tag.',
  asksPassword: 'Er fragt nach dem Passwort.',
} as const satisfies Translation<typeof en>;
