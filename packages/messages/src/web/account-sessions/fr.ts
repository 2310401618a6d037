import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Où vous êtes connecté',
  notLoaded: 'La liste n’a pas pu être chargée',
  loading: 'Chargement de vos appareils connectés',
  signedIn: 'Connexion : {date}',
  thisDevice: 'Cet appareil',
  signOut: 'Déconnecter',
  signOutDevice: 'Déconnecter {device}',
  signOutOthers: 'Déconnecter les autres appareils',
  signedOut: 'Appareil déconnecté',
  othersSignedOut: 'Autres appareils déconnectés',
  failed: 'Impossible de déconnecter l’appareil. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
