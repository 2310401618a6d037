import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  instructions:
    'Appuyez sur Espace pour déplacer cette référence : les flèches choisissent la place, Espace l’y dépose, Échap la laisse où elle était. Entrée l’ouvre.',
  pickedUp: 'Référence {place} sur {all} saisie.',
  over: 'Au-dessus de la place {place} sur {all}.',
  dropped: 'Déposée à la place {place}.',
  stays: 'La référence {place} reste à sa place.',
  canceled: 'Annulé. La référence {place} reste à sa place.',
  failed: 'Impossible de modifier l’ordre',
} as const satisfies Translation<typeof en>;
