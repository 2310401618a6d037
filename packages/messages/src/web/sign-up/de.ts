import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Registrieren',
  heading: 'Erstelle dein Konto',
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  inviteCode: 'Einladungscode',
  optionalInviteCode: 'Einladungscode {optional}',
  optional: '(optional)',
  inviteNeeded: 'Du brauchst einen Einladungscode, um hier ein Konto zu erstellen',
  askForCode:
    'Du brauchst einen Einladungscode, um hier ein Konto zu erstellen. Frag ein Mitglied des Teams danach.',
  joins: 'Mit diesem Konto trittst du {team} bei',
  leaveBlank: 'Leer lassen, um ein eigenes Team zu gründen',
  codeOrLink: 'Gib den Code oder den Link deines Teams ein. Ohne ihn gründest du ein eigenes Team.',
  create: 'Konto erstellen',
  passwordFirst: 'Wähle ein Passwort, das alle Regeln erfüllt, um fortzufahren.',
  invitedTo: 'Du bist zu {team} eingeladen',
  closedTitle: 'Die Registrierung ist geschlossen',
  closedText:
    'Hier können im Moment keine neuen Konten erstellt werden. Wenn du schon eines hast, melde dich an.',
  goToSignIn: 'Zur Anmeldung',
  success: 'Geschafft!',
  accountCreated: 'Dein Konto wurde erstellt.',
  welcomeMember: 'Dein Konto wurde erstellt. Willkommen bei {team}. Du bist Mitglied.',
  welcomeAdmin: 'Dein Konto wurde erstellt. Willkommen bei {team}. Du bist Admin.',
  enterNames: 'Bitte gib deinen Vor- und Nachnamen ein.',
  missing: 'Angaben fehlen',
  firstPassword:
    'Dein Konto wurde mit dem Passwort erstellt, das du zuerst eingegeben hast. Bitte gib dieses Passwort ein.',
  alreadyExists: 'Dein Konto gibt es schon',
  passwordRules: 'Das Passwort erfüllt die Regeln nicht',
  failed: 'Registrierung fehlgeschlagen',
} as const satisfies Translation<typeof en>;
