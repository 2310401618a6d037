import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Deine eigenen Daten',
  about:
    'Was Lensemble über dich gespeichert hat: Konto, Profil, Teams und Anmeldungen. Die Daten der Teams sind nicht dabei.',
  download: 'Meine Daten herunterladen',
} as const satisfies Translation<typeof en>;
