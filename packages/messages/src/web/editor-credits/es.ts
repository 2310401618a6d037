import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Créditos',
  failed: 'No se han podido cargar los créditos',
  target: 'Para',
  plain: 'Solo nombres',
  none: 'Todavía no hay nadie en el equipo.',
  included: 'En los créditos: {name}',
  addHandle: 'Añadir perfil',
  addHandleOf: 'Añadir un perfil de {name}',
  noHandle: 'Sin perfil',
  notNamed: 'No nombrar',
  caption: 'Texto',
  copy: 'Copiar créditos',
  copied: 'Créditos copiados',
  copyFailed: 'No se han podido copiar los créditos. Selecciona el texto y cópialo.',
  edit: 'Editar el texto',
  reset: 'Deshacer mis cambios',
  askedNotNamed: {
    one: '{names} ha pedido que no se mencione su nombre.',
    other: '{names} han pedido que no se mencione su nombre.',
  },
  'credit Photographer': 'Foto',
  'credit Videographer': 'Vídeo',
  'credit Model': 'Modelo',
  'credit Makeup Artist': 'Maquillaje',
  'credit Stylist': 'Estilismo',
  'credit Assistant': 'Asistencia',
  'credit Coordinator': 'Coordinación',
  'credit Participant': 'Con',
} as const satisfies Translation<typeof en>;
