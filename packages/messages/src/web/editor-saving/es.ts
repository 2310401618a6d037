import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  created: 'Sesión creada',
  open: 'Abrir',
  share: 'Compartir',
  updated: 'Sesión actualizada',
  merged: 'Combinado con los cambios de tu equipo: {fields}',
  createFailed: 'No se ha podido crear la sesión',
  updateFailed: 'No se ha podido actualizar la sesión',
  templateGone:
    'La plantilla se ha eliminado. Guarda otra vez para crear la sesión sin su lista de tomas.',
  visibilityFailed: 'No se ha podido cambiar la visibilidad',
  invalid: 'Datos no válidos',
  checkFields: 'Revisa los campos marcados',
  notSaved: 'Aún sin guardar',
  itemsDeleted: '{items}: se ha eliminado y por eso se ha quitado de esta sesión. Guarda de nuevo.',
  itemDeleted: 'Se ha eliminado algo que usa esta sesión. Inténtalo de nuevo.',
  updatedWithTheirs: 'Sesión actualizada con la otra versión',
  theirsShown: 'Se muestra la otra versión',
  yoursCopied: 'La tuya está en el portapapeles.',
  undo: 'Deshacer',
  gone: 'Esta sesión se ha eliminado',
  goneText:
    'Tus datos siguen aquí. Restaura la sesión de la papelera y guárdalos, o crea con ellos una sesión nueva.',
  restoreIt: 'Restaurar y guardar',
  keepEditing: 'Seguir editando',
  createAgain: 'Crearla de nuevo',
  deleteTitle: 'Eliminar la sesión',
  deleteQuestion: '¿Seguro que quieres eliminar esta sesión? Se queda 30 días en la papelera.',
  everyoneTold:
    'Quien haya recibido un recordatorio o una hoja de rodaje recibirá un correo con la cancelación.',
  delete: 'Eliminar',
  deleted: 'Sesión eliminada',
  deleteFailed: 'No se ha podido eliminar la sesión',
  nothingChanged: 'No se ha cambiado nada. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
