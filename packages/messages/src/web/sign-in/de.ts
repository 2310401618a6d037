import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  tabs: 'Anmelden oder registrieren',
  signInTab: 'Anmelden',
  signUpTab: 'Registrieren',
  title: 'Anmelden',
  welcomeBack: 'Willkommen zurück',
  email: 'E-Mail',
  password: 'Passwort',
  forgotPassword: 'Passwort vergessen?',
  signIn: 'Anmelden',
  or: 'oder',
  continueWith: 'Weiter mit {provider}',
  failed: 'Anmeldung fehlgeschlagen',
  toggleTheme: 'Farbschema wechseln',
  tonightsFrame: 'Das Bild des Abends',
  exampleTitle: 'Morgan le Fay in San Galgano',
  exampleText: 'Heute, 15:30 Uhr, mit sechs Leuten, die alle wissen, wo sie sein müssen.',
  completingTitle: 'Anmeldung wird abgeschlossen',
  completing: 'Anmeldung wird abgeschlossen …',
  continueTitle: 'Mit diesem Konto fortfahren?',
  continue: 'Fortfahren',
  notNow: 'Nicht jetzt',
  linkSignsIn: 'Dieser Link meldet dich an. Wenn das nicht dein Konto ist, fahre nicht fort.',
  linkSignsInAs:
    'Dieser Link meldet dich als {email} an. Wenn das nicht dein Konto ist, fahre nicht fort.',
  connected: '{provider} verbunden',
  notConnected: '{provider} nicht verbunden',
  theService: 'Der Dienst',
} as const satisfies Translation<typeof en>;
