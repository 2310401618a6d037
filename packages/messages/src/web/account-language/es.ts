import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Idioma',
  hint: 'También para los correos y las hojas de rodaje.',
  failed: 'No se ha podido guardar el idioma. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
