import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  instructions:
    'Pulsa la barra espaciadora para cambiar esta referencia de sitio: las flechas eligen el sitio, la barra espaciadora la suelta ahí y Escape la deja donde estaba. Intro la abre.',
  pickedUp: 'Has tomado la referencia {place} de {all}.',
  over: 'Sobre el sitio {place} de {all}.',
  dropped: 'Soltada en el sitio {place}.',
  stays: 'La referencia {place} se queda en su sitio.',
  canceled: 'Cancelado. La referencia {place} se queda en su sitio.',
  failed: 'No se ha podido cambiar el orden',
} as const satisfies Translation<typeof en>;
