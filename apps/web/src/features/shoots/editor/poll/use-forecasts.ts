import type { ShootDetail } from '@lensemble/contract/shoots';
import {
  formatDegrees,
  type Sky,
  skyOf,
  summaryOf,
  unitsOf,
} from '@lensemble/contract/weather-words';
import { editorPlaceWords } from '@lensemble/messages/web/editor-place';
import { useQueries } from '@tanstack/react-query';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { unitLocale } from '@/lib/words/unit-locale.ts';
import { hoursOf } from '../links/location/shoot-hours.ts';
import { skyNames } from '../links/location/sky-names.ts';
import { isForecast, weatherQuery } from '../links/location/weather.ts';

interface DateAndTime {
  readonly date: string;
  readonly time: string | null;
}

export interface Forecast {
  readonly words: string;
  readonly sky: Sky;
}

interface Forecasts {
  /** By the index of the date. Null where forecasts do not reach, undefined where there is none for another reason. */
  readonly each: readonly (Forecast | null | undefined)[];
  readonly credit: { readonly text: string; readonly url: string } | undefined;
}

/** The forecasts for the hours of a shoot on some dates. */
export function useForecasts(shoot: ShootDetail, dates: readonly DateAndTime[]): Forecasts {
  const isReachable = useReachable();
  const now = new Date();
  const { latitude = null, longitude = null } = shoot.location ?? {};
  const { timeZone, durationMinutes } = shoot;
  const hours = dates.map(({ date, time }) => {
    const { start: from, end: to } = hoursOf({ date, time, timeZone, durationMinutes });
    return { from, to };
  });
  const answers = useQueries({
    queries: hours.map((span) => ({
      ...weatherQuery({ latitude: latitude ?? 0, longitude: longitude ?? 0, ...span }),
      enabled: latitude !== null && longitude !== null && isReachable && isForecast(span, now),
    })),
  });
  if (latitude === null || longitude === null) return { each: [], credit: undefined };
  const units = unitsOf(unitLocale);
  const each = hours.map((span, index) => {
    if (!isForecast(span, now)) return null;
    const summary = summaryOf(answers[index]?.data?.forecast?.hours ?? []);
    if (!summary) return undefined;
    const { sky, words } = skyOf(summary.worst.code);
    const temperature = formatDegrees(summary.warmest, units);
    return {
      sky,
      words: editorPlaceWords('skyAndTemperature', { sky: skyNames[words], temperature }),
    };
  });
  return { each, credit: answers.find(({ data }) => data?.forecast)?.data?.forecast?.credit };
}
