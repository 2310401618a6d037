import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Letzter Tag und Passwort',
  description:
    'Wann der Link endet und ob er nach einem Passwort fragt. Er öffnet sich nur, solange „Öffentlich teilen“ eingeschaltet ist. Änderungen gelten sofort.',
  loading: 'Link wird geladen',
  notLoaded: 'Der Link konnte nicht geladen werden',
  privateLink: 'Privater Link',
  copyPrivateLink: 'Kopieren: privater Link',
  copied: 'Link kopiert',
  newLink: 'Neuer Link',
  newLinkQuestion: 'Neuen Link erstellen?',
  newLinkEffect:
    'Der alte Link funktioniert dann für niemanden mehr. Letzter Tag und Passwort bleiben.',
  oldLinkOff: 'Der alte Link funktioniert nicht mehr.',
  changeFailed: 'Der Link konnte nicht geändert werden. Bitte versuche es noch einmal.',
  lastDay: 'Letzter Tag',
  noEnd: 'Der Link läuft nicht ab.',
  removeLastDay: 'Letzten Tag entfernen',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  hasPassword: 'Der Link fragt nach einem Passwort.',
  noPassword: 'Der Link öffnet sich ohne Passwort. Mit Passwort wird es einmal am Tag abgefragt.',
  removePassword: 'Passwort entfernen',
  save: 'Speichern',
  idAddress: 'Adresse mit der Kennung des Shootings',
  idOpens:
    'Auch sie öffnet das Shooting, bis der Link einen letzten Tag oder ein Passwort bekommt. Kalendertermine und verschickte Dateien enthalten die Kennung.',
  idClosed: 'Nur der private Link öffnet dieses Shooting.',
  idLimited: 'Geschlossen, weil der Link einen letzten Tag oder ein Passwort hat.',
  address: 'Adresse',
  copyIdAddress: 'Kopieren: Adresse mit der Kennung des Shootings',
} as const satisfies Translation<typeof en>;
