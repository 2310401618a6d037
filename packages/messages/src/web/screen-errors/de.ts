import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  tryAgain: 'Erneut versuchen',
  tryingAgain: 'Neuer Versuch …',
  retry: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  checkNetwork: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
  loading: 'Seite wird geladen',
  takesLong: 'Es dauert länger als üblich.',
  newer: 'Eine neuere Version ist da',
  newerText:
    'Lensemble wurde aktualisiert, während du hier warst. Lade die Seite neu, um fortzufahren.',
  reload: 'Neu laden',
  away: 'Der Server ist nicht erreichbar',
  awayText: 'Diese Seite wird geladen, sobald der Server antwortet.',
  cannotReach: 'Der Server ist nicht erreichbar.',
  changesKept: 'Deine Änderungen bleiben erhalten.',
  backOnline: 'Wieder verbunden.',
  wentWrong: 'Etwas ist schiefgegangen',
  frameFailed: 'Dieses Bild ist nichts geworden',
  wentWrongHere: 'Auf dieser Seite ist etwas schiefgegangen. Deine Shootings sind sicher.',
  status: 'Status {status}',
  backToDashboard: 'Zurück zum Dashboard',
  notFound: '404 – Seite nicht gefunden',
  notExposed: 'Dieses Bild wurde nie belichtet.',
  home: 'Startseite',
  allShoots: 'Alle Shootings',
  signIn: 'Anmelden',
} as const satisfies Translation<typeof en>;
