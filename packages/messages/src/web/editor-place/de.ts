import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  mapOf: 'Karte von {name}',
  weather: 'Wetter',
  skyAndTemperature: '{sky}, {temperature}',
  temperature: '{degrees} {unit}',
  temperatures: '{low} bis {high} {unit}',
  chanceOfRain: '{percent} % Regenwahrscheinlichkeit',
  wind: 'Wind {wind}',
  windAndGusts: 'Wind {wind}, Böen {gusts}',
  alsoUsedIn: 'Auch verwendet in',
  showFewer: 'Weniger anzeigen',
  showMore: { one: '{count} weiteres anzeigen', other: '{count} weitere anzeigen' },
} as const satisfies Translation<typeof en>;
