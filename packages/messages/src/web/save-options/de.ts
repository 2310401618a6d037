import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Speichern unter',
  where: 'Wohin soll das Callsheet?',
  withoutGoogle:
    'Dieser Server ist nicht mit Google Docs verbunden. Lade das Callsheet stattdessen herunter: Google Docs öffnet auch die Word-Datei.',
  serviceAccount: 'Mit dem Dienstkonto speichern',
  sharedFolder: 'Ein Google-Dokument im gemeinsamen Ordner des Teams',
  ownGoogle: 'In deinem Google speichern',
  ownDrive: 'Ein Google-Dokument in deinem eigenen Drive',
  asksConsent: 'Google fragt nach deiner Zustimmung',
  notSetUp: 'Auf diesem Server nicht eingerichtet',
  downloadWord: 'Word laden',
  downloadPdf: 'PDF laden',
} as const satisfies Translation<typeof en>;
