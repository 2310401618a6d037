import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Perfil',
  subtitle: 'Tú y el equipo con el que trabajas.',
  notLoaded: 'No se ha podido cargar tu perfil',
  checkNetwork: 'Comprueba la conexión e inténtalo de nuevo.',
  loading: 'Cargando tu perfil',
  personalInformation: 'Datos personales',
  nameNotSaved: 'Tu nombre todavía no está guardado.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  emailFixed: 'Ahora no se puede cambiar el correo',
  emailBelow: 'Puedes cambiarlo en «Dirección de correo»',
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  updated: 'Perfil actualizado',
  notUpdated: 'No se ha podido actualizar el perfil. Inténtalo de nuevo.',
  avatar: 'Foto de perfil',
  avatarFailed: 'No se ha podido subir la foto de perfil',
} as const satisfies Translation<typeof en>;
