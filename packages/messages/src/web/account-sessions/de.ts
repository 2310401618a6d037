import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Wo du angemeldet bist',
  notLoaded: 'Die Liste konnte nicht geladen werden',
  loading: 'Deine angemeldeten Geräte werden geladen',
  signedIn: 'Angemeldet: {date}',
  thisDevice: 'Dieses Gerät',
  signOut: 'Abmelden',
  signOutDevice: '{device} abmelden',
  signOutOthers: 'Überall sonst abmelden',
  signedOut: 'Gerät abgemeldet',
  othersSignedOut: 'Überall sonst abgemeldet',
  failed: 'Das Gerät konnte nicht abgemeldet werden. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
