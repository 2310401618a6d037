import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  wrongType: 'Bitte wähle ein Bild: JPEG, PNG, WebP, GIF oder AVIF.',
  empty: 'Diese Datei ist leer. Bitte wähle ein anderes Bild.',
  tooManyBytes: 'Dieses Bild ist zu groß: höchstens 15 MB.',
  noPicture: 'Diese Datei ist kein Bild. Bitte wähle eine andere.',
  damaged: 'Dieses Bild ist beschädigt oder unvollständig. Bitte wähle ein anderes.',
  tooManyPixels: 'Dieses Bild ist zu groß: höchstens 40 Megapixel.',
  unreadable: 'Dieses Bild kann nicht gelesen werden. Bitte wähle ein anderes.',
  crop: 'Bild zuschneiden',
  notCropped: 'Dieses Bild konnte nicht zugeschnitten werden',
  cropHelp: 'Bild: Pfeiltasten verschieben es, Plus und Minus zoomen',
  zoom: 'Zoom',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  add: 'Bild hinzufügen',
  dropOrPaste: 'hier ablegen oder einfügen',
  retry: 'Erneut versuchen',
  chooseAnother: 'Anderes wählen',
  percent: '{percent} %',
  uploading: 'Wird hochgeladen',
} as const satisfies Translation<typeof en>;
