import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Atajos de teclado',
  plainKeys: 'Atajos sin Ctrl ni ⌘',
  plainKeysHint: 'Desactívalos si usas la entrada por voz',
  general: 'General',
  goTo: 'Ir a',
  add: 'Añadir',
  calendar: 'Calendario',
  openShoot: 'Esta sesión',
} as const satisfies Translation<typeof en>;
