import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  documentTitle: 'Cosplay-Shootings gemeinsam planen',
  description:
    'Mit Lensemble plant dein ganzes Team Cosplay-Shootings: Kostüme, Crew, Ausrüstung, Orte und Referenzbilder, in einem Callsheet, das aufs Handy passt.',
  shareTitle: 'Alle am Set, im selben Licht',
  shareText:
    'Plane Cosplay-Shootings mit deinem ganzen Team, von der losen Idee bis zum fertigen Plan.',
  sharePicture: 'Ein Kontaktbogen mit Cosplay-Bildern, eines davon eingekreist.',
  account: 'Konto',
  toggleTheme: 'Farbschema wechseln',
  signIn: 'Anmelden',
  start: 'Loslegen',
  create: 'Kostenloses Konto erstellen',
  join: 'Mit Einladungscode beitreten',
  byInvitation:
    'Die Registrierung ist nur mit Einladung möglich. Frag ein Teammitglied nach einem Code.',
  closed:
    'Hier können im Moment keine neuen Konten erstellt werden. Wenn du schon eines hast, melde dich an.',
  headline: 'Alle am Set, im {light}.',
  sameLight: 'selben Licht',
  about:
    'Mit Lensemble plant dein ganzes Team Cosplay-Shootings: Kostüme, Crew, Ausrüstung, Orte und die Bilder, die ihr machen wollt, in einem Callsheet, das aufs Handy passt.',
  boardTitle: 'Von der losen Idee bis zum fertigen Plan',
  boardText:
    'Vier Spalten, kein Aufwand. Leg ein Bild und einen Namen hinein; Datum, Crew und Uhrzeit kommen, wenn sie kommen.',
  boardAlt:
    'Das Board: Shootings in Spalten nach Status, auf jeder Karte Bild, Datum, Uhrzeit, Ort und Crew.',
  calendarTitle: 'Der Monat als Kontaktbogen',
  calendarText:
    'Jeder geplante Tag ist ein Bild. Sieh auf einen Blick, was ansteht, was sich überschneidet und welcher Samstag noch frei ist.',
  calendarAlt:
    'Der Kalender eines Monats: Tage mit einem Shooting zeigen dessen Bild und einen Punkt für den Status, heute ist eingekreist.',
  catalogTitle: 'Ein Katalog, alle Shootings',
  catalogText:
    'Crew, Ausrüstung, Locations, Requisiten und Kostüme gehören zum Team. Trag sie einmal ein und nimm sie in jedes Shooting auf, das sie braucht.',
  catalogAlt: 'Der Katalog der Kostüme: Karten mit Bildern, Status, Notizen und Aufgaben.',
  callSheetTitle: 'Ein Callsheet, das alle öffnen',
  callSheetText:
    'Ein Link, kein Konto. Wo, wann, wer was trägt und welche Bilder ihr machen wollt. Verschick Erinnerungen, exportiere es als Dokument, trag es in den Kalender ein.',
  callSheetAlt: 'Ein geteiltes Shooting: Bild, Titel, Termin, Uhrzeit und Location.',
  curtain: 'Alle auf Position.',
  madeFor: 'Für alle, die hinter dem Kostüm stehen und darin stecken.',
} as const satisfies Translation<typeof en>;
