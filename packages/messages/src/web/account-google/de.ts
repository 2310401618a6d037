import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Dein Google-Konto',
  notLoaded: 'Das Konto konnte nicht geladen werden',
  disconnect: 'Trennen',
  disconnectYours: 'Dein Google-Konto trennen',
  about:
    'Speichert Callsheets in deinem Drive und Shootings in deinem Kalender. Wenn du es trennst, bleiben gespeicherte Dokumente und Termine, aber Termine werden nicht mehr aktualisiert.',
  none: 'Nicht verbunden. Wenn du in deinem Google speicherst, wirst du gebeten, es wieder zu verbinden.',
  disconnected: 'Google-Konto getrennt',
  notDisconnected: 'Google konnte nicht getrennt werden. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
