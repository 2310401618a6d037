import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Compartir en público',
  createFirst: 'Crea primero la sesión',
  isPublic: 'Visible para quien tenga el enlace',
  withPassword: 'Visible con el enlace y su contraseña',
  untilDay: 'Visible hasta el {date} para quien tenga el enlace',
  withPasswordUntil: 'Visible hasta el {date} con el enlace y su contraseña',
  linkEnded: 'El enlace ha caducado. Solo tu equipo ve esta sesión.',
  isPrivate: 'Visible solo para tu equipo',
  shotList: 'Lista de tomas en la página pública',
  shotListNote: 'Horas, personas e imágenes, sin notas. Las hojas de rodaje la incluyen siempre.',
  copyLink: 'Copiar enlace',
  linkOptions: 'Último día y contraseña',
  opensInTab: '(abre la página pública en una pestaña nueva)',
  readFailed: 'No se ha podido cargar el enlace. Inténtalo de nuevo.',
  copyByHand: 'Cópialo a mano',
  copied: 'Enlace copiado',
  opensOnceOn: '«Compartir en público» está desactivado, así que el enlace todavía no se abre.',
  hasEnded: 'Ha caducado. Elige un día posterior en las opciones del enlace.',
  asksPassword: 'Pide la contraseña.',
} as const satisfies Translation<typeof en>;
