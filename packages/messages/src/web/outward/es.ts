import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  sendCallSheet: 'Enviar la hoja de rodaje',
  sendDates: 'Enviar las fechas',
  calendar: 'Calendario',
  docs: 'Docs',
  reminders: 'Recordar',
  callSheet: 'Hoja',
  dates: 'Fechas',
  aboutCallSheet: 'Pregunta a cada persona por correo si viene, en su propia página',
  aboutDates: 'Pregunta a cada persona por correo cuándo puede venir',
  aboutCalendar:
    'Añade esta sesión a tu Google Calendar. Sin Google, descarga un archivo de calendario',
  aboutDocs: 'Crea una hoja de rodaje: documento de Google, Word o PDF',
  aboutReminders: 'Envía el plan por correo a los participantes, sin pedir respuesta',
  crewFirst: 'Añade primero participantes a la sesión',
  isOver: 'Esta sesión ya ha terminado',
  documentCreated: 'Hoja de rodaje creada',
  eventCreated: 'Evento de calendario creado',
  open: 'Abrir',
  word: 'Word',
  dismiss: 'Cerrar',
  nextReminder: 'El próximo recordatorio se enviará el {date}.',
  nextOnceSaved: 'Cuando guardes, el próximo recordatorio se enviará el {date}.',
  hadNoAddress: { one: '{names} no tenía dirección.', other: '{names} no tenían dirección.' },
  willBeTold:
    'Quienes lo recibieron recibirán un correo si el plan cambia o si dejan de participar en la sesión.',
  eventRefused: 'No se ha podido actualizar el evento de calendario. {reason}',
} as const satisfies Translation<typeof en>;
