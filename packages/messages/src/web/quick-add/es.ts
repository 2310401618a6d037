import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  enterTitle: 'Introduce un título para la sesión',
  failed: 'No se ha podido crear la sesión',
  titleIn: 'Título de una nueva sesión en «{column}»',
  title: 'Título',
  keys: 'Intro la añade, Escape termina.',
  added: '«{title}» añadida',
  addedHidden: '«{title}» añadida, pero oculta por los filtros',
  notAdded: '«{title}» no se ha añadido',
  notAddedWhy: '«{title}» no se ha añadido: {reason}',
  add: 'Añadir',
  done: 'Listo',
  fullForm: 'Formulario',
} as const satisfies Translation<typeof en>;
