import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  name: 'Tabla de sesiones',
  shoots: 'Sesiones',
  columns: 'Columnas',
  title: 'Título',
  status: 'Estado',
  date: 'Fecha',
  time: 'Hora',
  readiness: 'Preparación',
  duration: 'Duración',
  place: 'Lugar',
  crew: 'Participantes',
  costumes: 'Trajes',
  description: 'Descripción',
  shared: 'Compartida',
  yes: 'Sí',
  created: 'Creada',
  updated: 'Actualizada',
  noMatch: 'Ninguna sesión coincide con los filtros elegidos',
  hidden: 'El filtro las oculta.',
  nothingPlanned: 'Aún no hay nada planificado',
  firstShoot: 'Aquí aparecerá tu primera sesión.',
} as const satisfies Translation<typeof en>;
