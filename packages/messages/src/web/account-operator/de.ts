import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Betrieb dieses Servers',
  about:
    'Du gehörst zu denen, die ihn betreiben: Konten, Teams, fehlgeschlagene E-Mails und der Zustand des Servers.',
  open: 'Seite für den Betrieb öffnen',
  search: 'Betreiber Verwaltung Server operator admin server',
} as const satisfies Translation<typeof en>;
