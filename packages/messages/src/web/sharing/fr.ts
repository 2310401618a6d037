import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Partage public',
  createFirst: 'Créez d’abord le shooting',
  isPublic: 'Visible avec le lien',
  withPassword: 'Visible avec le lien et son mot de passe',
  untilDay: 'Visible avec le lien jusqu’au {date}',
  withPasswordUntil: 'Visible avec le lien et son mot de passe jusqu’au {date}',
  linkEnded: 'Le lien a expiré. Seule votre équipe voit ce shooting.',
  isPrivate: 'Visible par votre équipe seulement',
  shotList: 'Liste des prises sur la page publique',
  shotListNote:
    'Heures, personnes et images, sans notes. Les feuilles de service la contiennent toujours.',
  copyLink: 'Copier le lien',
  linkOptions: 'Dernier jour et mot de passe',
  opensInTab: '(ouvre la page publique dans un nouvel onglet)',
  readFailed: 'Impossible de lire le lien. Veuillez réessayer.',
  copyByHand: 'Veuillez le copier à la main',
  copied: 'Lien copié',
  opensOnceOn: 'Le partage public est désactivé : le lien ne s’ouvre pas encore.',
  hasEnded: 'Il a expiré. Choisissez un jour ultérieur dans les options du lien.',
  asksPassword: 'Il demande le mot de passe.',
} as const satisfies Translation<typeof en>;
