import { summaryOf, unitsOf } from '@lensemble/contract/weather-words';
import type { Place } from '@lensemble/light/place';
import { editorPlaceWords } from '@lensemble/messages/web/editor-place';
import { useQuery } from '@tanstack/react-query';
import { CloudSun } from 'lucide-react';
import { useMemo } from 'react';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { unitLocale } from '@/lib/words/unit-locale.ts';
import { hoursOf, type ShootDay } from './shoot-hours.ts';
import { SmallSection } from './small-section.tsx';
import { isForecast, someHours, weatherQuery } from './weather.ts';
import { WeatherHours } from './weather-hours.tsx';
import { WeatherWords } from './weather-words.tsx';

interface WeatherSectionProps {
  day: ShootDay;
  place: Place;
}

const HOURS_SHOWN = 5;

/** The forecast for the shoot's hours. Empty while loading and without a forecast, because it is not essential. */
export function WeatherSection({ day, place }: WeatherSectionProps) {
  const isReachable = useReachable();
  const span = useMemo(() => hoursOf(day), [day]);
  const hoursThere = { ...place, from: span.start, to: span.end };
  const enabled = isReachable && isForecast(hoursThere, new Date());
  const { data } = useQuery({ ...weatherQuery(hoursThere), enabled });
  const hours = data?.forecast?.hours ?? [];
  const summary = summaryOf(hours);
  if (!data?.forecast || !summary) return null;
  const { credit } = data.forecast;
  const units = unitsOf(unitLocale);
  return (
    <SmallSection title={editorPlaceWords('weather')} icon={CloudSun}>
      <WeatherWords summary={summary} units={units} />
      {hours.length > 1 && (
        <WeatherHours {...{ day, place, units }} hours={someHours(hours, HOURS_SHOWN)} />
      )}
      <p className="text-ink-3 text-xs">
        <a
          href={credit.url}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2 hover:text-ink-2"
        >
          {credit.text}
        </a>
      </p>
    </SmallSection>
  );
}
