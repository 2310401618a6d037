import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Dernier jour et mot de passe',
  description:
    'Quand le lien expire, et s’il demande un mot de passe. Il ne s’ouvre que si le partage public est activé. Les changements prennent effet aussitôt.',
  loading: 'Chargement du lien',
  notLoaded: 'Le lien n’a pas pu être chargé',
  privateLink: 'Lien privé',
  copyPrivateLink: 'Copier : lien privé',
  copied: 'Lien copié',
  newLink: 'Nouveau lien',
  newLinkQuestion: 'Créer un nouveau lien ?',
  newLinkEffect:
    'L’ancien lien cessera de fonctionner pour tous ceux qui l’ont. Le dernier jour et le mot de passe sont conservés.',
  oldLinkOff: 'L’ancien lien ne fonctionne plus.',
  changeFailed: 'Impossible de modifier le lien. Veuillez réessayer.',
  lastDay: 'Dernier jour',
  noEnd: 'Le lien n’expire pas.',
  removeLastDay: 'Retirer le dernier jour',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  hasPassword: 'Le lien demande un mot de passe.',
  noPassword: 'Le lien s’ouvre sans mot de passe. S’il en a un, il est demandé une fois par jour.',
  removePassword: 'Retirer le mot de passe',
  save: 'Enregistrer',
  idAddress: 'Adresse avec l’identifiant du shooting',
  idOpens:
    'Elle ouvre aussi le shooting, tant que le lien n’a ni dernier jour ni mot de passe. Les événements de calendrier et les fichiers envoyés par e-mail contiennent l’identifiant.',
  idClosed: 'Seul le lien privé ouvre ce shooting.',
  idLimited: 'Fermée, car le lien a un dernier jour ou un mot de passe.',
  address: 'Adresse',
  copyIdAddress: 'Copier : adresse avec l’identifiant du shooting',
} as const satisfies Translation<typeof en>;
