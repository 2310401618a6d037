import {
  skyOf,
  temperatureParts,
  type Units,
  type WeatherSummary,
  windParts,
} from '@lensemble/contract/weather-words';
import { editorPlaceWords } from '@lensemble/messages/web/editor-place';
import { Droplets, Wind } from 'lucide-react';
import { skyNames } from './sky-names.ts';

interface WeatherWordsProps {
  summary: WeatherSummary;
  units: Units;
}

export function WeatherWords({ summary, units }: WeatherWordsProps) {
  const { worst, rainChance } = summary;
  return (
    <div className="num flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-2">
      <b className="font-[580] text-base text-ink">
        {editorPlaceWords('skyAndTemperature', {
          sky: skyNames[skyOf(worst.code).words],
          temperature: temperatureText(summary, units),
        })}
      </b>
      {rainChance !== null && (
        <span className="flex items-center gap-1.5">
          <Droplets className="size-3.5 text-ink-3" aria-hidden />
          {editorPlaceWords('chanceOfRain', { percent: rainChance })}
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Wind className="size-3.5 text-ink-3" aria-hidden />
        {windText(summary, units)}
      </span>
    </div>
  );
}

/** `11 to 14 °C` */
function temperatureText(summary: WeatherSummary, units: Units): string {
  const { low, high, unit } = temperatureParts(summary, units);
  return low === high
    ? editorPlaceWords('temperature', { degrees: high, unit })
    : editorPlaceWords('temperatures', { low, high, unit });
}

/** `Wind 14 km/h, gusts 32 km/h` */
function windText(summary: WeatherSummary, units: Units): string {
  const { wind, gusts } = windParts(summary, units);
  return gusts === null
    ? editorPlaceWords('wind', { wind })
    : editorPlaceWords('windAndGusts', { wind, gusts });
}
