import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Tus propios datos',
  about:
    'Lo que Lensemble ha guardado sobre ti: cuenta, perfil, equipos e inicios de sesión. Los datos de los equipos no están incluidos.',
  download: 'Descargar mis datos',
} as const satisfies Translation<typeof en>;
