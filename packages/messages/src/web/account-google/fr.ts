import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Votre compte Google',
  notLoaded: 'Le compte n’a pas pu être chargé',
  disconnect: 'Dissocier',
  disconnectYours: 'Dissocier votre compte Google',
  about:
    'Enregistre les feuilles de service dans votre Drive et les shootings dans votre calendrier. Si vous le dissociez, les documents et événements enregistrés restent, mais les événements ne sont plus mis à jour.',
  none: 'Non associé. Lors d’un enregistrement dans votre Google, il vous sera demandé de l’associer de nouveau.',
  disconnected: 'Compte Google dissocié',
  notDisconnected: 'Impossible de dissocier Google. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
