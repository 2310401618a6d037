import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Datos del equipo',
  exportAbout: 'Un archivo contiene todo lo que tiene {team}: sesiones, listas e imágenes.',
  exportMailed: 'Un correo te avisa cuando está listo.',
  exportHere: 'Cuando esté listo, podrás descargarlo aquí.',
  exportTeam: 'Exportar el equipo',
  exportAgain: 'Exportar de nuevo',
  exportWaiting: 'La exportación empieza enseguida',
  exportStarted: 'Reuniendo los datos',
  exportRunning: 'Empaquetando imágenes: {done} de {total}',
  exportReady: 'Listo desde el {date}. Puedes descargarlo hasta el {end}.',
  exportFailed: 'La exportación no ha funcionado. Inténtalo de nuevo.',
  download: 'Descargar ({size} MB)',
  importTitle: 'Importar un equipo',
  importAbout:
    'El archivo de un equipo se convierte en un equipo nuevo tuyo. Sus miembros no vienen con él: invítalos de nuevo.',
  choose: 'Elegir un archivo',
  sending: 'Enviando el archivo',
  importWaiting: 'La importación empieza enseguida',
  importStarted: 'Comprobando el archivo',
  importRunning: 'Guardando imágenes: {done} de {total}',
  imported: 'El equipo se ha importado. Lo encuentras entre tus equipos.',
  importFailed: 'El archivo no se ha enviado. Inténtalo de nuevo.',
  newIds: 'Importar con identificadores nuevos',
  foreign: 'Este no es el archivo de un equipo. Elige el que creó «Exportar el equipo».',
  damaged:
    'Este archivo está dañado o contiene algo que ningún archivo de equipo tiene. No se ha importado nada. Exporta el equipo de nuevo y elige el nuevo archivo.',
  newer:
    'Una versión más nueva de Lensemble creó este archivo. Pide al operador que actualice este servidor.',
  tooLarge:
    'Este archivo es demasiado grande. No se ha importado nada. Pregunta a quienes operan este servidor qué permite.',
  idsTaken:
    'Aquí ya existen registros de este archivo. Con identificadores nuevos será una copia, pero los enlaces de las sesiones compartidas no llevan a ella.',
  quota:
    'Este archivo tiene más de lo que un equipo puede tener aquí, o tienes demasiados equipos. No se ha importado nada. Pide a quienes lo operan que suban los límites, o elimina antes un equipo.',
  failed: 'La importación no ha funcionado. Inténtalo de nuevo.',
  notLoaded: 'No se ha podido cargar el estado de los archivos',
} as const satisfies Translation<typeof en>;
