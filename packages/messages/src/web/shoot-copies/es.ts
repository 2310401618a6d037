import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  duplicate: 'Duplicar la sesión',
  withReferences: 'Una copia de {title} con todo lo vinculado y sus referencias.',
  keepDateQuestion: 'Una copia de {title} con todo lo vinculado. ¿Conservar la fecha ({date})?',
  keepDate: 'Conservar la fecha',
  cancel: 'Cancelar',
  noDate: 'Sin fecha',
  duplicateNow: 'Duplicar',
  duplicated: 'Sesión duplicada',
  duplicateFailed: 'No se ha podido duplicar la sesión',
  saveAsTemplate: 'Guardar como plantilla',
  templateKeeps:
    'Conserva el plan guardado de {title} con sus participantes, trajes, atrezo y material, pero sin título, fecha ni imágenes.',
  templateName: 'Nombre',
  templateExample: 'Estudio, dos luces',
  save: 'Guardar',
  saving: 'Guardando…',
  templateSaved: 'Plantilla guardada',
  templateFailed: 'No se ha podido guardar la plantilla',
} as const satisfies Translation<typeof en>;
