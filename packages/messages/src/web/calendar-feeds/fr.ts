import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Abonnements de calendrier',
  about: 'Abonnez-vous depuis votre propre calendrier. Il reste à jour.',
  notLoaded: 'Les adresses n’ont pas pu être chargées',
  loading: 'Chargement des abonnements de calendrier',
  ownShoots: 'Mes shootings',
  aboutOwnShoots:
    'Shootings de toutes vos équipes où vous participez, avec votre compte ou votre adresse e-mail.',
  teamShoots: 'Tous les shootings de cette équipe',
  aboutTeamShoots: 'Tous les shootings de {team}, tant que vous êtes dans l’équipe.',
  copy: 'Copier : {feed}',
  copied: 'Adresse copiée',
  subscribe: 'S’abonner',
  subscribeTo: 'S’abonner : {feed}',
  newAddress: 'Nouvelle adresse',
  newAddressTitle: 'Créer une nouvelle adresse ?',
  newAddressText:
    'L’ancienne adresse ne fonctionnera plus, y compris dans votre calendrier. Abonnez votre calendrier à la nouvelle.',
  oldAddressEnded: 'L’ancienne adresse ne fonctionne plus.',
  failed: 'Impossible de créer une nouvelle adresse. Veuillez réessayer.',
  howTo: 'Comment s’abonner',
  howToText: 'Copiez une adresse et ajoutez-la à votre application de calendrier :',
  inGoogle: 'Autres agendas, +, À partir de l’URL.',
  inApple:
    'Fichier, Nouvel abonnement à un calendrier. Sur un téléphone : Calendriers, Ajouter un calendrier.',
  inOutlook: 'Ajouter un calendrier, S’abonner à partir du web.',
  inThunderbird: 'Nouvel agenda, Sur le réseau.',
  privacy:
    'Les applications de calendrier recherchent les changements automatiquement, certaines une seule fois par jour. Toute personne qui possède une adresse peut voir les shootings : gardez-la pour vous et créez-en une nouvelle si elle a été partagée par erreur. Elle ne montre ni les e-mails ni les numéros de téléphone des participants.',
} as const satisfies Translation<typeof en>;
