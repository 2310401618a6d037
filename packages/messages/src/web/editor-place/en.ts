export const en = {
  mapOf: 'Map of {name}',
  weather: 'Weather',
  skyAndTemperature: '{sky}, {temperature}',
  temperature: '{degrees} {unit}',
  temperatures: '{low} to {high} {unit}',
  chanceOfRain: '{percent}% chance of rain',
  wind: 'Wind {wind}',
  windAndGusts: 'Wind {wind}, gusts {gusts}',
  alsoUsedIn: 'Also used in',
  showFewer: 'Show fewer',
  showMore: { one: 'Show {count} more', other: 'Show {count} more' },
} as const;
