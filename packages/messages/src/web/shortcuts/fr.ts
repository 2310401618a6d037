import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Raccourcis clavier',
  plainKeys: 'Raccourcis sans Ctrl ni ⌘',
  plainKeysHint: 'Désactivez-les si vous utilisez la saisie vocale',
  general: 'Général',
  goTo: 'Aller à',
  add: 'Ajouter',
  calendar: 'Calendrier',
  openShoot: 'Shooting ouvert',
} as const satisfies Translation<typeof en>;
