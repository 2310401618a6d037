import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  dangerZone: 'Zona de peligro',
  deleteAccount: 'Eliminar cuenta',
  about:
    'Elimina tu perfil y cierra tu sesión en todas partes. Los equipos sin más miembros también se eliminan.',
  question: '¿Eliminar tu cuenta?',
  consequences:
    'Elimina tu perfil y cierra tu sesión en todas partes. Los equipos sin más miembros también se eliminan. Los equipos con más miembros reciben otro propietario si lo necesitan. {told} Esta acción no se puede deshacer.',
  everyoneTold:
    'Quien haya recibido un recordatorio o una hoja de rodaje de una próxima sesión de un equipo eliminado recibirá un correo con la cancelación.',
  yourEmail: 'tu correo',
  deleting: 'Eliminando…',
  deleted: 'Cuenta eliminada',
  failed: 'No se ha podido eliminar la cuenta',
} as const satisfies Translation<typeof en>;
