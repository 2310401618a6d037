import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Dónde tienes la sesión abierta',
  notLoaded: 'No se ha podido cargar la lista',
  loading: 'Cargando dónde tienes la sesión abierta',
  signedIn: 'Inicio de sesión: {date}',
  thisDevice: 'Este dispositivo',
  signOut: 'Cerrar sesión',
  signOutDevice: 'Cerrar sesión en {device}',
  signOutOthers: 'Cerrar sesión en los demás',
  signedOut: 'Sesión cerrada en el dispositivo',
  othersSignedOut: 'Sesión cerrada en los demás dispositivos',
  failed: 'No se ha podido cerrar la sesión en el dispositivo. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
