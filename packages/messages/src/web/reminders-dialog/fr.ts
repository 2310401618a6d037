import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Envoyer un rappel ?',
  description:
    'Les participants reçoivent le plan par e-mail, avec un événement pour leur calendrier. Pour demander qui vient, envoyez plutôt la feuille de service.',
  descriptionUnsaved:
    'Les participants reçoivent le plan par e-mail, avec un événement pour leur calendrier. Pour demander qui vient, envoyez plutôt la feuille de service. Les modifications non enregistrées sont d’abord enregistrées.',
  loading: 'Chargement des participants',
  notLoaded: 'Impossible de charger la liste des participants.',
  recipients: 'Destinataires',
  person: '{name}, {role}',
  noAddress: {
    one: '{names} n’a pas d’adresse e-mail.',
    other: '{names} n’ont pas d’adresse e-mail.',
  },
  needsAddress: 'Ajoutez une adresse e-mail à un participant pour envoyer un rappel.',
  unsubscribed: {
    one: '{names} ne veut pas d’e-mails de cette équipe.',
    other: '{names} ne veulent pas d’e-mails de cette équipe.',
  },
  neverSent: 'Aucun rappel n’a été envoyé pour ce shooting.',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  send: 'Envoyer',
  sendTo: { one: 'Envoyer à {count} personne', other: 'Envoyer à {count} personnes' },
} as const satisfies Translation<typeof en>;
