import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  tabs: 'Iniciar sesión o registrarse',
  signInTab: 'Iniciar sesión',
  signUpTab: 'Registrarse',
  title: 'Iniciar sesión',
  welcomeBack: 'Hola de nuevo',
  email: 'Correo',
  password: 'Contraseña',
  forgotPassword: '¿Has olvidado la contraseña?',
  signIn: 'Iniciar sesión',
  or: 'o',
  continueWith: 'Continuar con {provider}',
  failed: 'Error al iniciar sesión',
  toggleTheme: 'Cambiar de tema',
  tonightsFrame: 'La imagen de esta noche',
  exampleTitle: 'Morgana en San Galgano',
  exampleText: 'Hoy, a las 15:30, con seis personas que saben dónde tienen que estar.',
  completingTitle: 'Completando el inicio de sesión',
  completing: 'Completando el inicio de sesión…',
  continueTitle: '¿Continuar con esta cuenta?',
  continue: 'Continuar',
  notNow: 'Ahora no',
  linkSignsIn: 'Este enlace inicia tu sesión. Si esta no es tu cuenta, no continúes.',
  linkSignsInAs:
    'Este enlace inicia tu sesión como {email}. Si esta no es tu cuenta, no continúes.',
  connected: '{provider} conectado',
  notConnected: '{provider} no conectado',
  theService: 'El servicio',
} as const satisfies Translation<typeof en>;
