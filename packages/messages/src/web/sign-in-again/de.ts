import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  ended: 'Deine Sitzung ist beendet',
  endedText: 'Melde dich erneut an, um fortzufahren. Alles, was du eingegeben hast, ist noch da.',
  needed: 'Bestätige, dass du es bist',
  neededText: 'Melde dich zum Schutz deines Kontos noch einmal an, um fortzufahren.',
  signedInAgain: 'Du bist wieder angemeldet',
  saveAgain: 'Nichts ging verloren. Bitte speichere noch einmal.',
  notNow: 'Nicht jetzt',
  openSignIn: 'Anmeldeseite öffnen',
  email: 'E-Mail',
  password: 'Passwort',
  otherWay: 'Anders anmelden',
  signIn: 'Anmelden',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
