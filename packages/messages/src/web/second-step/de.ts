import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Bestätige, dass du es bist',
  text: 'Gib den Code ein, den deine Authentifizierungs-App anzeigt.',
  recoveryText:
    'Gib einen der Wiederherstellungscodes ein, die du gesichert hast. Jeder gilt einmal.',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  useApp: 'App verwenden',
  usePasskey: 'Passkey verwenden',
  confirm: 'Weiter',
  back: 'Zurück',
  failed: 'Der Code hat nicht funktioniert. Bitte versuche es noch einmal.',
  passkey: 'Mit einem Passkey anmelden',
  passkeyFailed:
    'Die Anmeldung mit einem Passkey hat nicht funktioniert. Bitte versuche es noch einmal.',
  noPasskey: 'Es wurde kein Passkey verwendet',
} as const satisfies Translation<typeof en>;
