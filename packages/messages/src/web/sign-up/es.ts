import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Registrarse',
  heading: 'Crea tu cuenta',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  inviteCode: 'Código de invitación',
  optionalInviteCode: 'Código de invitación {optional}',
  optional: '(opcional)',
  inviteNeeded: 'Necesitas un código de invitación para crear una cuenta aquí',
  askForCode:
    'Necesitas un código de invitación para crear una cuenta aquí. Pídeselo a un miembro del equipo.',
  joins: 'Con esta cuenta te unes a {team}',
  leaveBlank: 'Déjalo en blanco para crear tu propio equipo',
  codeOrLink: 'Introduce el código o el enlace de tu equipo. Sin él, creas tu propio equipo.',
  create: 'Crear cuenta',
  passwordFirst: 'Para continuar, elige una contraseña que cumpla todas las reglas.',
  invitedTo: 'Te han invitado a unirte a {team}',
  closedTitle: 'El registro está cerrado',
  closedText: 'Por ahora no se pueden crear cuentas nuevas aquí. Si ya tienes una, inicia sesión.',
  goToSignIn: 'Ir a iniciar sesión',
  success: '¡Listo!',
  accountCreated: 'Se ha creado tu cuenta.',
  welcomeMember: 'Se ha creado tu cuenta. Te damos la bienvenida a {team}, donde eres miembro.',
  welcomeAdmin:
    'Se ha creado tu cuenta. Te damos la bienvenida a {team}, donde eres administrador.',
  enterNames: 'Introduce tu nombre y tus apellidos.',
  missing: 'Faltan datos',
  firstPassword:
    'Tu cuenta se ha creado con la primera contraseña que has escrito. Introduce esa contraseña.',
  alreadyExists: 'Tu cuenta ya existe',
  passwordRules: 'La contraseña no cumple los requisitos',
  failed: 'Error al registrarte',
} as const satisfies Translation<typeof en>;
