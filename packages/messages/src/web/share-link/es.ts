import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Último día y contraseña',
  description:
    'Cuándo caduca el enlace y si pide una contraseña. Solo se abre con «Compartir en público» activado. Los cambios se aplican al momento.',
  loading: 'Cargando el enlace',
  notLoaded: 'No se ha podido cargar el enlace',
  privateLink: 'Enlace privado',
  copyPrivateLink: 'Copiar: enlace privado',
  copied: 'Enlace copiado',
  newLink: 'Enlace nuevo',
  newLinkQuestion: '¿Crear un enlace nuevo?',
  newLinkEffect:
    'El enlace anterior dejará de funcionar para todos los que lo tengan. El último día y la contraseña se mantienen.',
  oldLinkOff: 'El enlace anterior ya no funciona.',
  changeFailed: 'No se ha podido cambiar el enlace. Inténtalo de nuevo.',
  lastDay: 'Último día',
  noEnd: 'El enlace no caduca.',
  removeLastDay: 'Quitar el último día',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  hasPassword: 'El enlace pide una contraseña.',
  noPassword: 'El enlace se abre sin contraseña. Si tiene una, se pide una vez al día.',
  removePassword: 'Quitar la contraseña',
  save: 'Guardar',
  idAddress: 'Dirección con el identificador de la sesión',
  idOpens:
    'También abre la sesión, hasta que el enlace tenga un último día o una contraseña. Los eventos de calendario y los archivos enviados por correo contienen el identificador.',
  idClosed: 'Solo el enlace privado abre esta sesión.',
  idLimited: 'Cerrada, porque el enlace tiene un último día o una contraseña.',
  address: 'Dirección',
  copyIdAddress: 'Copiar: dirección con el identificador de la sesión',
} as const satisfies Translation<typeof en>;
