import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Données de l’équipe',
  exportAbout: 'Une archive contient tout ce que possède {team} : shootings, listes et images.',
  exportMailed: 'Un e-mail vous prévient quand elle est prête.',
  exportHere: 'Vous pourrez la télécharger ici quand elle sera prête.',
  exportTeam: 'Exporter l’équipe',
  exportAgain: 'Exporter à nouveau',
  exportWaiting: 'L’export va commencer',
  exportStarted: 'Collecte des données',
  exportRunning: 'Ajout des images : {done} sur {total}',
  exportReady: 'Prête depuis le {date}. Vous pouvez la télécharger jusqu’au {end}.',
  exportFailed: 'L’export n’a pas fonctionné. Veuillez réessayer.',
  download: 'Télécharger ({size} Mo)',
  importTitle: 'Importer une équipe',
  importAbout:
    'L’archive d’une équipe devient une nouvelle équipe qui vous appartient. Ses membres ne suivent pas : invitez-les à nouveau.',
  choose: 'Choisir une archive',
  sending: 'Envoi de l’archive',
  importWaiting: 'L’import va commencer',
  importStarted: 'Vérification de l’archive',
  importRunning: 'Enregistrement des images : {done} sur {total}',
  imported: 'L’équipe a été importée. Vous la trouvez parmi vos équipes.',
  importFailed: 'L’archive n’a pas été envoyée. Veuillez réessayer.',
  newIds: 'Importer avec de nouveaux identifiants',
  foreign:
    'Ce n’est pas l’archive d’une équipe. Choisissez le fichier créé par « Exporter l’équipe ».',
  damaged:
    'Cette archive est endommagée, ou contient un élément qu’aucune archive d’équipe ne contient. Rien n’a été importé. Exportez à nouveau l’équipe et choisissez le nouveau fichier.',
  newer:
    'Une version plus récente de Lensemble a créé cette archive. Demandez à l’exploitant de mettre ce serveur à jour.',
  tooLarge:
    'Cette archive est trop volumineuse. Rien n’a été importé. Demandez aux responsables ce que ce serveur autorise.',
  idsTaken:
    'Des éléments de cette archive existent déjà ici. Avec de nouveaux identifiants, elle devient une copie, mais les liens des shootings partagés n’y mènent pas.',
  quota:
    'Cette archive contient plus que ce qu’une équipe peut avoir ici, ou vous possédez trop d’équipes. Rien n’a été importé. Demandez aux responsables de relever les limites, ou supprimez d’abord une équipe.',
  failed: 'L’import n’a pas fonctionné. Veuillez réessayer.',
  notLoaded: 'L’état des archives n’a pas pu être chargé',
} as const satisfies Translation<typeof en>;
