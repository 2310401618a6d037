import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  theOtherService: 'Drittanbieter',
  cancelled: 'Die Anmeldung mit {provider} wurde abgebrochen. Es hat sich nichts geändert.',
  expired:
    'Das hat länger als zehn Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte versuche es noch einmal.',
  unavailable: '{provider} ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  noEmail:
    '{provider} hat keine E-Mail-Adresse weitergegeben, aber Lensemble braucht eine. Erlaube es dort oder registriere dich mit E-Mail-Adresse und Passwort.',
  signInFirst:
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Melde dich wie gewohnt an oder wähle ein neues Passwort. Dann kannst du {provider} in deinem Profil verbinden.',
  unconfirmed: 'Bitte bestätige zuerst dein Konto: Wir haben dir eine E-Mail geschickt.',
  signUpsClosed: 'Hier können im Moment keine neuen Konten erstellt werden.',
  inviteNeeded:
    'Du brauchst einen Einladungscode, um hier ein Konto zu erstellen. Gib ihn zuerst ein.',
  badInviteCode:
    'Dieser Einladungscode ist nicht gültig. Bitte prüfe ihn und versuche es noch einmal.',
  connectedElsewhere: 'Dieses {provider}-Konto ist hier mit einem anderen Konto verbunden.',
  otherConnected:
    'Mit diesem Konto ist schon ein anderes {provider}-Konto verbunden. Trenne es zuerst.',
  signedOut: 'Bitte melde dich an und verbinde {provider} dann noch einmal.',
  tooManyRequests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es noch einmal.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
