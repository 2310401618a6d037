import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  documentTitle: 'Organisez ensemble vos shootings cosplay',
  description:
    'Lensemble organise vos shootings cosplay avec toute l’équipe : costumes, participants, matériel, lieux et images de référence, dans une feuille de service qui tient sur un téléphone.',
  shareTitle: 'Tout le monde sur le plateau, sous la même lumière',
  shareText: 'Organisez vos shootings cosplay avec toute l’équipe, de la simple idée au jour J.',
  sharePicture: 'Une planche-contact de photos de cosplay, dont une est entourée.',
  account: 'Compte',
  toggleTheme: 'Changer de thème',
  signIn: 'Se connecter',
  start: 'Commencer',
  create: 'Créer un compte gratuit',
  join: 'Rejoindre avec un code',
  byInvitation:
    'L’inscription se fait uniquement sur invitation. Demandez un code à un membre de l’équipe.',
  closed:
    'Il n’est pas possible de créer de nouveaux comptes ici pour le moment. Si vous en avez déjà un, connectez-vous.',
  headline: 'Tout le monde sur le plateau, sous la {light}.',
  sameLight: 'même lumière',
  about:
    'Lensemble organise vos shootings cosplay avec toute l’équipe : costumes, participants, matériel, lieux et les images que vous recherchez, dans une feuille de service qui tient sur un téléphone.',
  boardTitle: 'De la simple idée au jour J',
  boardText:
    'Quatre colonnes, sans cérémonie. Déposez une image et un nom ; la date, les participants et l’heure viendront en leur temps.',
  boardAlt:
    'Le kanban : les shootings en colonnes par statut, avec image, date, heure, lieu et participants sur chaque carte.',
  calendarTitle: 'Le mois en planche-contact',
  calendarText:
    'Chaque jour prévu est une vue. Voyez d’un coup d’œil ce qui arrive, ce qui se chevauche et quel samedi est encore libre.',
  calendarAlt:
    'Le calendrier d’un mois : les jours avec un shooting montrent son image et un point pour son statut, aujourd’hui est entouré.',
  catalogTitle: 'Un catalogue pour tous les shootings',
  catalogText:
    'Les participants, le matériel, les lieux, les accessoires et les costumes restent avec l’équipe. Notez-les une fois, puis ajoutez-les à chaque shooting qui en a besoin.',
  catalogAlt: 'Le catalogue des costumes : des cartes avec images, statut, notes et tâches.',
  callSheetTitle: 'Une feuille de service que l’on ouvre',
  callSheetText:
    'Un lien, sans compte. Où, quand, qui porte quoi et les images que vous recherchez. Envoyez des rappels, exportez-la dans un document, ajoutez-la au calendrier.',
  callSheetAlt: 'Un shooting partagé : son image, son titre, sa date, son heure et son lieu.',
  curtain: 'Tout le monde en place.',
  madeFor: 'Pour celles et ceux qui sont derrière le costume et dedans.',
} as const satisfies Translation<typeof en>;
