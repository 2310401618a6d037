import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: '¿Enviar un recordatorio?',
  description:
    'Los participantes reciben el plan por correo, con un evento para su calendario. Para preguntar quién viene, envía en su lugar la hoja de rodaje.',
  descriptionUnsaved:
    'Los participantes reciben el plan por correo, con un evento para su calendario. Para preguntar quién viene, envía en su lugar la hoja de rodaje. Los cambios sin guardar se guardan antes.',
  loading: 'Cargando los participantes',
  notLoaded: 'No se ha podido cargar la lista de participantes.',
  recipients: 'Destinatarios',
  person: '{name}, {role}',
  noAddress: {
    one: '{names} no tiene dirección de correo.',
    other: '{names} no tienen dirección de correo.',
  },
  needsAddress: 'Añade una dirección de correo a un participante para enviar un recordatorio.',
  unsubscribed: {
    one: '{names} no quiere correos de este equipo.',
    other: '{names} no quieren correos de este equipo.',
  },
  neverSent: 'No se ha enviado ningún recordatorio de esta sesión.',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  send: 'Enviar',
  sendTo: { one: 'Enviar a {count} persona', other: 'Enviar a {count} personas' },
} as const satisfies Translation<typeof en>;
