import { Droplets, Wind } from 'lucide-react';
import {
  degreesUnit,
  formatDegrees,
  formatSpeed,
  skyOf,
  type Units,
  type WeatherSummary,
} from './weather.ts';

interface WeatherWordsProps {
  summary: WeatherSummary;
  units: Units;
}

export function WeatherWords({ summary, units }: WeatherWordsProps) {
  const { worst, wind, gusts, rainChance } = summary;
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
        {`Wind ${formatSpeed(wind, units)}${gustText(wind, gusts, units)}`}
      </span>
    </div>
  );
}

function temperatureText({ coldest, warmest }: WeatherSummary, units: Units): string {
  const [low, high] = [formatDegrees(coldest, units), formatDegrees(warmest, units)];
  const unit = degreesUnit(units);
  return low === high
    ? `${high.slice(0, -1)} ${unit}`
    : `${low.slice(0, -1)} to ${high.slice(0, -1)} ${unit}`;
}

/** Gusts are shown if they exceed the wind by this many km/h. */
const GUSTY = 15;

function gustText(wind: number, gusts: number | null, units: Units): string {
  return gusts !== null && gusts - wind >= GUSTY ? `, gusts ${formatSpeed(gusts, units)}` : '';
}
