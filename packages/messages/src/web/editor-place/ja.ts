import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  mapOf: '{name}の地図',
  weather: '天気',
  skyAndTemperature: '{sky}、{temperature}',
  temperature: '{degrees} {unit}',
  temperatures: '{low}～{high} {unit}',
  chanceOfRain: '降水確率{percent}%',
  wind: '風 {wind}',
  windAndGusts: '風 {wind}、瞬間 {gusts}',
  alsoUsedIn: 'ほかの撮影',
  showFewer: '表示を減らす',
  showMore: { other: 'さらに{count}件を表示' },
} as const satisfies Translation<typeof en>;
