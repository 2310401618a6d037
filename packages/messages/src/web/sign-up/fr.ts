import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Inscription',
  heading: 'Créez votre compte',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  inviteCode: 'Code d’invitation',
  optionalInviteCode: 'Code d’invitation {optional}',
  optional: '(facultatif)',
  inviteNeeded: 'Il vous faut un code d’invitation pour créer un compte ici',
  askForCode:
    'Il vous faut un code d’invitation pour créer un compte ici. Demandez-le à un membre de l’équipe.',
  joins: 'Avec ce compte, vous rejoignez {team}',
  leaveBlank: 'Laissez vide pour créer votre propre équipe',
  codeOrLink:
    'Saisissez le code ou le lien de votre équipe. Sans lui, vous créez votre propre équipe.',
  create: 'Créer un compte',
  passwordFirst: 'Pour continuer, choisissez un mot de passe qui respecte toutes les règles.',
  invitedTo: 'On vous invite à rejoindre {team}',
  closedTitle: 'Les inscriptions sont fermées',
  closedText:
    'Il n’est pas possible de créer de nouveaux comptes ici pour le moment. Si vous en avez déjà un, connectez-vous.',
  goToSignIn: 'Aller à la connexion',
  success: 'C’est fait !',
  accountCreated: 'Votre compte a été créé.',
  welcomeMember: 'Votre compte a été créé. Bienvenue dans {team}. Vous êtes membre.',
  welcomeAdmin: 'Votre compte a été créé. Bienvenue dans {team}. Vous êtes administrateur.',
  enterNames: 'Veuillez saisir votre prénom et votre nom.',
  missing: 'Informations manquantes',
  firstPassword:
    'Votre compte a été créé avec le premier mot de passe saisi. Veuillez saisir celui-ci.',
  alreadyExists: 'Votre compte existe déjà',
  passwordRules: 'Le mot de passe ne respecte pas les règles',
  failed: 'Échec de l’inscription',
} as const satisfies Translation<typeof en>;
