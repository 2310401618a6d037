import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  note: 'Dieser Server verschickt keine E-Mails: Was du sendest, kommt nur in seinen Postausgang, und niemand erhält es. Bitte die Betreiber, einen Mailserver einzurichten, oder gib die Links selbst weiter.',
  askForLink:
    'Dieser Server verschickt keine E-Mails, also erreicht dich kein Link. Bitte die Betreiber um einen Link für ein neues Passwort.',
  noOneTold:
    'Dieser Server verschickt keine E-Mails, also erfährt es niemand. Gib es selbst weiter.',
  newAddress:
    'Dieser Server verschickt keine E-Mails: Kein Link erreicht die neue Adresse, und deine E-Mail-Adresse bleibt, wie sie ist. Bitte die Betreiber, einen Mailserver einzurichten.',
  kept: {
    one: 'Nicht verschickt: {count} E-Mail liegt im Postausgang',
    other: 'Nicht verschickt: {count} E-Mails liegen im Postausgang',
  },
  state: 'Im Postausgang',
} as const satisfies Translation<typeof en>;
