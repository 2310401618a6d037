import type { SkyWords } from '@lensemble/contract/weather-words';
import { labelWords } from '@lensemble/messages/web/labels';

export const skyNames: Readonly<Record<SkyWords, string>> = {
  Clear: labelWords('sky Clear'),
  'Mostly clear': labelWords('sky Mostly clear'),
  'Partly cloudy': labelWords('sky Partly cloudy'),
  Overcast: labelWords('sky Overcast'),
  Fog: labelWords('sky Fog'),
  Drizzle: labelWords('sky Drizzle'),
  'Freezing drizzle': labelWords('sky Freezing drizzle'),
  Rain: labelWords('sky Rain'),
  'Freezing rain': labelWords('sky Freezing rain'),
  Snow: labelWords('sky Snow'),
  'Rain showers': labelWords('sky Rain showers'),
  'Snow showers': labelWords('sky Snow showers'),
  Thunderstorm: labelWords('sky Thunderstorm'),
};
