import { formatHour } from '@lensemble/contract/clock-hour';
import type { WeatherHour } from '@lensemble/contract/weather';
import { formatDegrees, type Sky, skyOf, type Units } from '@lensemble/contract/weather-words';
import { wallClock } from '@lensemble/contract/zoned-time';
import { limits } from '@lensemble/light/phases';
import type { Place } from '@lensemble/light/place';
import { sunDirection } from '@lensemble/light/sun-direction';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react';
import type { ShootDay } from './shoot-hours.ts';
import { skyNames } from './sky-names.ts';

const byDay: Readonly<Record<Sky, LucideIcon>> = {
  clear: Sun,
  partly: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  thunder: CloudLightning,
};
const byNight: typeof byDay = { ...byDay, clear: Moon, partly: CloudMoon };

interface WeatherHoursProps {
  hours: readonly WeatherHour[];
  day: ShootDay;
  place: Place;
  units: Units;
}

export function WeatherHours({ hours, day, place, units }: WeatherHoursProps) {
  return (
    <ol className="num grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-well px-2 py-2 text-center">
      {hours.map(({ at, code, temperature }) => {
        const { sky, words } = skyOf(code);
        const isDark = sunDirection(new Date(at), place).altitude < limits.horizon;
        const Icon = (isDark ? byNight : byDay)[sky];
        return (
          <li key={at} className="grid justify-items-center gap-1">
            <span className="whitespace-nowrap text-ink-3 text-xs">
              {formatHour(wallClock(new Date(at), day.timeZone).time)}
            </span>
            <Icon role="img" aria-label={skyNames[words]} className="size-4.5 text-ink-2" />
            <span className="font-[560]">{formatDegrees(temperature, units)}</span>
          </li>
        );
      })}
    </ol>
  );
}
