import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  documentTitle: 'Planificad juntos sesiones de fotos cosplay',
  description:
    'Lensemble planifica sesiones de fotos cosplay con todo tu equipo: trajes, participantes, material, lugares e imágenes de referencia, en una hoja de rodaje que cabe en un móvil.',
  shareTitle: 'Todo el mundo en el set, bajo la misma luz',
  shareText:
    'Planifica sesiones de fotos cosplay con todo tu equipo, desde una idea suelta hasta tenerlo todo listo.',
  sharePicture: 'Una hoja de contactos con fotos de cosplay, una de ellas marcada con un círculo.',
  account: 'Cuenta',
  toggleTheme: 'Cambiar de tema',
  signIn: 'Iniciar sesión',
  start: 'Empezar',
  create: 'Crear cuenta gratis',
  join: 'Unirse con un código',
  byInvitation: 'Solo es posible registrarse con invitación. Pide un código a alguien del equipo.',
  closed: 'Por ahora no se pueden crear cuentas nuevas aquí. Si ya tienes una, inicia sesión.',
  headline: 'Todo el mundo en el set, bajo la {light}.',
  sameLight: 'misma luz',
  about:
    'Lensemble planifica sesiones cosplay con todo tu equipo: trajes, participantes, material, lugares y las fotos que buscáis, en una hoja de rodaje que cabe en un móvil.',
  boardTitle: 'De una idea suelta a tenerlo todo listo',
  boardText:
    'Cuatro columnas, sin ceremonias. Pon una imagen y un nombre; la fecha, los participantes y la hora ya llegarán.',
  boardAlt:
    'El tablero: sesiones en columnas por estado, con imagen, fecha, hora, lugar y participantes en cada tarjeta.',
  calendarTitle: 'El mes como hoja de contactos',
  calendarText:
    'Cada día planificado es un fotograma. Ve de un vistazo qué viene, qué coincide y qué sábado sigue libre.',
  calendarAlt:
    'El calendario de un mes: los días con una sesión muestran su imagen y un punto según su estado; hoy está marcado con un círculo.',
  catalogTitle: 'Un catálogo para todas las sesiones',
  catalogText:
    'Los participantes, el material, las localizaciones, el atrezo y los trajes están con el equipo. Apúntalos una vez y añádelos a cada sesión que los necesite.',
  catalogAlt: 'El catálogo de trajes: tarjetas con imágenes, estado, notas y tareas.',
  callSheetTitle: 'Una hoja de rodaje que la gente abre',
  callSheetText:
    'Un enlace, sin cuenta. Dónde, cuándo, quién lleva qué y las fotos que buscáis. Envía recordatorios, expórtala a un documento, ponla en el calendario.',
  callSheetAlt: 'Una sesión compartida: su imagen, título, fecha, hora y localización.',
  curtain: 'Cada cual a su sitio.',
  madeFor: 'Hecho para quienes están detrás del traje y dentro de él.',
} as const satisfies Translation<typeof en>;
