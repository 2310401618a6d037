import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  error: 'Error',
  unreachable: 'No se puede conectar con el servidor. Inténtalo de nuevo cuando responda.',
  popupBlocked: 'Ventana emergente bloqueada',
  allowPopups: 'Permite las ventanas emergentes para autorizar a Google',
  googleNotSetUp: 'Google no está configurado en este servidor',
  eventFailedTitle: 'Evento no creado',
  eventFailed: 'No se ha podido crear o actualizar el evento de calendario',
  eventCreated: 'Evento de calendario creado',
  openFile: 'Abre el archivo descargado con tu calendario.',
  eventExistsTitle: 'El evento ya existe',
  eventExists: 'Esta sesión ya está en tu Google Calendar.',
  documentFailed: 'No se ha podido crear o actualizar el documento',
  exported: 'Exportación correcta',
  exportFailed: 'Exportación fallida',
  remindersSent: 'Recordatorios enviados',
  savedFirst: 'Sesión guardada. {message}',
  remindersFailedTitle: 'Recordatorios no enviados',
  remindersFailed: 'No se han podido enviar los recordatorios',
} as const satisfies Translation<typeof en>;
