import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Options d’enregistrement',
  where: 'Où enregistrer la feuille de service ?',
  withoutGoogle:
    'Ce serveur n’est pas connecté à Google Docs. Téléchargez plutôt la feuille de service : Google Docs ouvre aussi le fichier Word.',
  serviceAccount: 'Enregistrer avec le compte de service',
  sharedFolder: 'Un document Google dans le dossier partagé de l’équipe',
  ownGoogle: 'Enregistrer dans votre Google',
  ownDrive: 'Un document Google dans votre Drive',
  asksConsent: 'Google vous demande votre accord',
  notSetUp: 'Non configuré sur ce serveur',
  downloadWord: 'Télécharger Word',
  downloadPdf: 'Télécharger PDF',
} as const satisfies Translation<typeof en>;
