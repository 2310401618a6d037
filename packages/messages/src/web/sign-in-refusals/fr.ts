import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  unreachable: 'Lensemble est injoignable. Vérifiez votre connexion et réessayez.',
  serviceUnreachable:
    'Le service de connexion est injoignable. Vérifiez votre connexion et réessayez.',
  unknown: 'Une erreur est survenue. Veuillez réessayer.',
  noSession: 'Aucune session reçue',
  sessionFailed: 'Impossible d’ouvrir la session',
  sentence: '{text}.',
  withCause: '{text}. {cause}',
  againInSeconds: {
    one: '{sentence} Vous pourrez réessayer dans {count} seconde.',
    other: '{sentence} Vous pourrez réessayer dans {count} secondes.',
  },
  againInMinutes: {
    one: '{sentence} Vous pourrez réessayer dans {count} minute.',
    other: '{sentence} Vous pourrez réessayer dans {count} minutes.',
  },
  againInHours: {
    one: '{sentence} Vous pourrez réessayer dans {count} heure.',
    other: '{sentence} Vous pourrez réessayer dans {count} heures.',
  },
  confirmationRequired: 'Confirmation de l’e-mail requise',
  confirmBefore: 'Veuillez consulter vos e-mails et confirmer votre compte avant de continuer.',
  linkNotValid: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  canceled: 'La connexion a été annulée.',
  notCompleted: 'La connexion n’a pas abouti. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
