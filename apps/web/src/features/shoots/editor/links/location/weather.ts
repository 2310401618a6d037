import { getWeather } from '@lensemble/contract/weather';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

const HOUR_MS = 3_600_000;
/** A missing forecast is requested again after this time: the service may be back. */
const NOTHING_KEPT_MS = 60_000;
const REACH_MS = 16 * 24 * HOUR_MS;

interface WeatherAt {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: Date;
  readonly to: Date;
}

/** The forecast for a place and a time range. Fresh for an hour; for a minute if there was no forecast. */
export function weatherQuery({ latitude, longitude, from, to }: WeatherAt) {
  const query = {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    from: from.toISOString(),
    to: to.toISOString(),
  };
  return queryOptions({
    queryKey: [getWeather.path, query],
    queryFn: ({ signal }) => callApi(getWeather, { query, signal }),
    staleTime: ({ state }) => (state.data?.forecast ? HOUR_MS : NOTHING_KEPT_MS),
  });
}

/** Whether a time range is not over and within the reach of forecasts. */
export function isForecast({ from, to }: Pick<WeatherAt, 'from' | 'to'>, now: Date): boolean {
  return to > now && from.getTime() < now.getTime() + REACH_MS;
}

/** Up to `count` evenly spaced hours, including the first and the last. */
export function someHours<Hour>(hours: readonly Hour[], count: number): readonly Hour[] {
  if (hours.length <= count) return hours;
  const step = (hours.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => hours[Math.round(index * step)]).flatMap(
    (hour) => hour ?? [],
  );
}
