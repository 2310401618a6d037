import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  newShoot: 'Nueva sesión',
  dialog: 'Mover a otro día',
  question: '¿Mover esta sesión al {date}?',
  emails: 'Quien haya recibido un recordatorio recibirá un correo con el cambio.',
  move: 'Mover',
  moveAndEmail: 'Mover y avisar',
  emailed: 'Se enviará un correo a quienes recibieron un recordatorio.',
  eventUpdated: 'Su evento de Google Calendar también se actualiza.',
  reminderRemoved: 'Su recordatorio llegaría demasiado tarde y se ha eliminado.',
} as const satisfies Translation<typeof en>;
