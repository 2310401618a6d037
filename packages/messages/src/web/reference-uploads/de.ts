import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  held: 'Wird beim Erstellen des Shootings hochgeladen',
  waiting: 'Wartet …',
  percent: '{percent} %',
  almost: 'Gleich fertig …',
  uploading: '{file} wird hochgeladen',
  retry: 'Erneut versuchen',
  retryFile: 'Erneut versuchen: {file}',
  removeFile: '{file} entfernen',
  failed: 'Das Bild konnte nicht hochgeladen werden',
  noConnection: 'Keine Verbindung',
  notYet: {
    one: '{count} Bild ist noch nicht hochgeladen',
    other: '{count} Bilder sind noch nicht hochgeladen',
  },
  notUploaded: {
    one: '{count} Bild wurde nicht hochgeladen',
    other: '{count} Bilder wurden nicht hochgeladen',
  },
  allUploaded: 'Jetzt sind alle Bilder hochgeladen',
  openShoot: 'Shooting öffnen',
  tooMany: 'Zu viele Bilder',
  onlyImages: 'Nur Bilder',
  most: {
    one: 'Ein Shooting hat höchstens {count} Referenzbild.',
    other: 'Ein Shooting hat höchstens {count} Referenzbilder.',
  },
  leftOut: { one: 'Eines wurde ausgelassen.', other: '{count} wurden ausgelassen.' },
  notImage: '„{file}“ ist kein Bild.',
  notImages: {
    one: '{count} Datei ist kein Bild und wurde ausgelassen.',
    other: '{count} Dateien sind keine Bilder und wurden ausgelassen.',
  },
} as const satisfies Translation<typeof en>;
