import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Confirma que eres tú',
  text: 'Introduce el código que muestra tu aplicación de autenticación.',
  recoveryText:
    'Introduce uno de los códigos de recuperación que guardaste. Cada uno vale una vez.',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  useRecoveryCode: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación',
  usePasskey: 'Usar una llave de acceso',
  confirm: 'Continuar',
  back: 'Atrás',
  failed: 'El código no ha funcionado. Inténtalo de nuevo.',
  passkey: 'Iniciar sesión con una llave de acceso',
  passkeyFailed: 'No se ha podido iniciar sesión con una llave de acceso. Inténtalo de nuevo.',
  noPasskey: 'No se ha usado ninguna llave de acceso',
} as const satisfies Translation<typeof en>;
