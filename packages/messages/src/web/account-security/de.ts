import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Anmeldung und Sicherheit',
  notLoaded: 'Die Einstellungen konnten nicht geladen werden',
  loading: 'Deine Anmeldung wird geladen',
  twoStep: 'Anmeldung in zwei Schritten',
  off: 'Aus. Ein Code aus einer App schützt dein Konto auch dann, wenn jemand dein Passwort erfährt.',
  on: {
    one: 'Ein. {count} Wiederherstellungscode ist übrig.',
    other: 'Ein. {count} Wiederherstellungscodes sind übrig.',
  },
  setUp: 'Einrichten',
  newCodes: 'Neue Wiederherstellungscodes',
  turnOff: 'Ausschalten',
  setUpTwoStep: 'Anmeldung in zwei Schritten einrichten',
  setUpText:
    'Scanne den QR-Code mit einer Authentifizierungs-App. Gib dann den Code ein, den die App anzeigt.',
  qrCode: 'QR-Code für die Authentifizierungs-App',
  key: 'Oder gib diesen Schlüssel in der App ein',
  copyKey: 'Schlüssel kopieren',
  keyCopied: 'Schlüssel kopiert',
  code: 'Code',
  turnOn: 'Einschalten',
  notTurnedOn:
    'Die Anmeldung in zwei Schritten konnte nicht eingeschaltet werden. Bitte versuche es noch einmal.',
  notSetUp: 'Die Einrichtung konnte nicht begonnen werden. Bitte versuche es noch einmal.',
  saveCodes: 'Sichere deine Wiederherstellungscodes',
  saveCodesText:
    'Mit einem Wiederherstellungscode kannst du dich ohne die App anmelden. Jeder gilt einmal. Sie werden nur jetzt angezeigt.',
  recoveryCodes: 'Wiederherstellungscodes',
  copyCodes: 'Kopieren',
  codesCopied: 'Wiederherstellungscodes kopiert',
  downloadCodes: 'Herunterladen',
  done: 'Fertig',
  turnedOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
  othersSignedOut: 'Deine anderen Geräte sind abgemeldet.',
  newCodesQuestion: 'Neue Wiederherstellungscodes erstellen?',
  newCodesText: 'Deine alten Wiederherstellungscodes gelten sofort nicht mehr.',
  makeNewCodes: 'Neue Codes erstellen',
  codesNotMade:
    'Es konnten keine neuen Wiederherstellungscodes erstellt werden. Bitte versuche es noch einmal.',
  turnOffQuestion: 'Anmeldung in zwei Schritten ausschalten?',
  turnOffText:
    'Danach meldest du dich ohne Code an. Deine Wiederherstellungscodes gelten nicht mehr.',
  turnedOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  notTurnedOff:
    'Die Anmeldung in zwei Schritten konnte nicht ausgeschaltet werden. Bitte versuche es noch einmal.',
  passkeys: 'Passkeys',
  passkeysText:
    'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre statt mit einem Passwort an.',
  noPasskeysHere: 'Dieser Browser oder diese Adresse unterstützt keine Passkeys.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt',
  passkeyNotAdded: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  isHere: 'Dieses Gerät hat schon einen Passkey deines Kontos.',
  noneAdded: 'Es wurde kein Passkey hinzugefügt',
  added: 'Hinzugefügt: {date}',
  used: 'Hinzugefügt: {date}, zuletzt verwendet: {moment}',
  renamePasskey: '{name} umbenennen',
  name: 'Name',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  renamed: 'Passkey umbenannt',
  notRenamed: 'Der Passkey konnte nicht umbenannt werden. Bitte versuche es noch einmal.',
  remove: 'Entfernen',
  removePasskey: '{name} entfernen',
  removeQuestion: '{name} entfernen?',
  removeText:
    'Damit kannst du dich nicht mehr anmelden. Lösche ihn auch auf dem Gerät oder im Passwortmanager, in dem er gespeichert ist.',
  removed: 'Passkey entfernt',
  notRemoved: 'Der Passkey konnte nicht entfernt werden. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
