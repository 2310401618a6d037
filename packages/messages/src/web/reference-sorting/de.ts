import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  instructions:
    'Drücke die Leertaste, um diese Referenz an einen anderen Platz zu setzen: Die Pfeiltasten wählen den Platz, die Leertaste legt sie dort ab, Escape lässt sie, wo sie war. Enter öffnet sie.',
  pickedUp: 'Referenz {place} von {all} aufgenommen.',
  over: 'Über Platz {place} von {all}.',
  dropped: 'An Platz {place} abgelegt.',
  stays: 'Referenz {place} bleibt an ihrem Platz.',
  canceled: 'Abgebrochen. Referenz {place} bleibt an ihrem Platz.',
  failed: 'Die Reihenfolge konnte nicht geändert werden',
} as const satisfies Translation<typeof en>;
