import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  mapOf: 'Carte de {name}',
  weather: 'Météo',
  skyAndTemperature: '{sky}, {temperature}',
  temperature: '{degrees} {unit}',
  temperatures: 'de {low} à {high} {unit}',
  chanceOfRain: '{percent} % de risque de pluie',
  wind: 'Vent {wind}',
  windAndGusts: 'Vent {wind}, rafales à {gusts}',
  alsoUsedIn: 'Également dans',
  showFewer: 'Afficher moins',
  showMore: { one: 'Afficher {count} de plus', other: 'Afficher {count} de plus' },
} as const satisfies Translation<typeof en>;
