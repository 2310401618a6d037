import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  fields: {
    one: '{fields} de {title}: cambios sin guardar.',
    other: '{fields} de {title}: cambios sin guardar.',
  },
  changes: {
    one: '{count} cambio de {title} aún no está guardado.',
    other: '{count} cambios de {title} aún no están guardados.',
  },
  text: 'El texto de {title} aún no está guardado.',
  thisShoot: 'esta sesión',
  pictures: { one: '{count} imagen aún sin subir.', other: '{count} imágenes aún sin subir.' },
  restored: 'Cambios sin guardar recuperados ({moment})',
  restoredExcept: 'Cambios sin guardar recuperados ({moment}). {pictures}',
  chooseAgain: {
    one: 'Hay que volver a elegir {count} imagen',
    other: 'Hay que volver a elegir {count} imágenes',
  },
  dayAndTime: '{day}, {time}',
  discard: 'Descartar',
  dismiss: 'Cerrar',
  discarded: 'Cambios sin guardar descartados',
  undo: 'Deshacer',
} as const satisfies Translation<typeof en>;
