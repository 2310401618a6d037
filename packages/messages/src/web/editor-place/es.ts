import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  mapOf: 'Mapa de {name}',
  weather: 'Tiempo',
  skyAndTemperature: '{sky}, {temperature}',
  temperature: '{degrees} {unit}',
  temperatures: 'de {low} a {high} {unit}',
  chanceOfRain: '{percent} % de probabilidad de lluvia',
  wind: 'Viento {wind}',
  windAndGusts: 'Viento {wind}, rachas de {gusts}',
  alsoUsedIn: 'También en',
  showFewer: 'Mostrar menos',
  showMore: { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
} as const satisfies Translation<typeof en>;
