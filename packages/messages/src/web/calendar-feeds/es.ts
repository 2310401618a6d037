import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Suscripciones de calendario',
  about: 'Suscríbete desde tu propio calendario. Se mantiene al día.',
  notLoaded: 'No se han podido cargar las direcciones',
  loading: 'Cargando las suscripciones de calendario',
  ownShoots: 'Mis sesiones',
  aboutOwnShoots: 'Sesiones de todos tus equipos en las que participas, con tu cuenta o tu correo.',
  teamShoots: 'Todas las sesiones de este equipo',
  aboutTeamShoots: 'Todas las sesiones de {team}, mientras estés en el equipo.',
  copy: 'Copiar: {feed}',
  copied: 'Dirección copiada',
  subscribe: 'Suscribirse',
  subscribeTo: 'Suscribirse: {feed}',
  newAddress: 'Nueva dirección',
  newAddressTitle: '¿Crear una nueva dirección?',
  newAddressText:
    'La dirección anterior dejará de funcionar, también en tu calendario. Suscríbete allí a la nueva.',
  oldAddressEnded: 'La dirección anterior ya no funciona.',
  failed: 'No se ha podido crear la nueva dirección. Inténtalo de nuevo.',
  howTo: 'Cómo suscribirse',
  howToText: 'Copia una dirección y añádela a tu aplicación de calendario:',
  inGoogle: 'Otros calendarios, +, Desde URL.',
  inApple:
    'Archivo, Nueva suscripción a calendario. En el teléfono: Calendarios, Añadir calendario.',
  inOutlook: 'Agregar calendario, Suscribirse desde la web.',
  inThunderbird: 'Nuevo calendario, En la red.',
  privacy:
    'Las aplicaciones de calendario buscan cambios automáticamente, algunas solo una vez al día. Cualquiera que tenga una dirección puede ver las sesiones: no la compartas y crea una nueva si se ha compartido por error. No muestra los correos ni los teléfonos de los participantes.',
} as const satisfies Translation<typeof en>;
