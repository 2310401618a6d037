import {
  skyOf,
  temperatureText,
  type Units,
  type WeatherSummary,
  windText,
} from '@lensemble/contract/weather-words';
import { Droplets, Wind } from 'lucide-react';

interface WeatherWordsProps {
  summary: WeatherSummary;
  units: Units;
}

export function WeatherWords({ summary, units }: WeatherWordsProps) {
  const { worst, rainChance } = summary;
  return (
    <div className="num flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-2">
      <b className="font-[580] text-base text-ink">
        {skyOf(worst.code).words}, {temperatureText(summary, units)}
      </b>
      {rainChance !== null && (
        <span className="flex items-center gap-1.5">
          <Droplets className="size-3.5 text-ink-3" aria-hidden />
          {`${rainChance}% chance of rain`}
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Wind className="size-3.5 text-ink-3" aria-hidden />
        {`Wind ${windText(summary, units)}`}
      </span>
    </div>
  );
}
