import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  start: 'Empezar con una plantilla',
  none: 'Aún no hay plantillas. Duplica una sesión y elige «Guardar como plantilla».',
  loading: 'Cargando…',
  notLoaded: 'No se han podido cargar las plantillas',
  deleteNamed: 'Eliminar {name}',
  deleteTitle: 'Eliminar plantilla',
  deleteQuestion:
    '¿Seguro que quieres eliminar {name}? Las sesiones que empezaron con ella no cambian. La plantilla se queda 30 días en la papelera.',
  delete: 'Eliminar',
  deleted: 'Plantilla eliminada',
  deleteFailed: 'No se ha podido eliminar la plantilla',
} as const satisfies Translation<typeof en>;
