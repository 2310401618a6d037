import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  copy: 'Kopieren',
  copyByHand: 'Bitte kopiere es von Hand',
  isSelected: 'Es ist schon ausgewählt.',
  endFeeds: 'Auch meine Kalender-Abos beenden',
  endFeedsHint:
    'Kalender, die sie abonniert haben, werden nicht mehr aktualisiert. Dein Profil zeigt die neuen Adressen.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist aktiv',
  passwordMust: 'Das Passwort muss',
  ruleMet: 'Das Passwort muss {rule}, erfüllt',
  ruleNotMet: 'Das Passwort muss {rule}, noch nicht erfüllt',
  ruleLength: 'mindestens {count} Zeichen lang sein',
  ruleUppercase: 'mindestens einen Großbuchstaben enthalten',
  ruleLowercase: 'mindestens einen Kleinbuchstaben enthalten',
  ruleNumber: 'mindestens eine Ziffer enthalten',
  ruleSymbol: 'mindestens ein Sonderzeichen enthalten ({symbols})',
  ruleUncommon: 'schwerer zu erraten sein',
  rulesMet: '{met} von {all} Passwortregeln erfüllt',
  typeToConfirm: 'Gib zur Bestätigung {what} ein: {phrase}',
  unsaved: 'Nicht gespeicherte Änderungen',
  notSavedHere: 'Deine Änderungen hier sind noch nicht gespeichert.',
  lostIfLeft:
    'Deine Änderungen auf dieser Seite sind noch nicht gespeichert. Sie gehen verloren, wenn du fortfährst.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
} as const satisfies Translation<typeof en>;
