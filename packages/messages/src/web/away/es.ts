import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Ausencias',
  hint: 'Días en los que esta persona no puede venir. Se guardan al momento.',
  from: 'Desde',
  to: 'Hasta',
  optional: 'opcional',
  add: 'Añadir',
  remove: 'Quitar {days}',
  added: 'Ausencia añadida: {days}',
  removed: 'Ausencia quitada: {days}',
  notAdded: 'No se pudieron añadir estos días',
  notRemoved: 'No se pudieron quitar estos días',
  notLoaded: 'No se cargaron las ausencias.',
  tryAgain: 'Reintentar',
} as const satisfies Translation<typeof en>;
