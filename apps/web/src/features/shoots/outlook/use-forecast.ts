import type { ReadinessInput } from '@lensemble/contract/readiness-input';
import { useQuery } from '@tanstack/react-query';
import { hoursOf } from '@/features/shoots/editor/links/location/shoot-hours.ts';
import { isForecast, weatherQuery } from '@/features/shoots/editor/links/location/weather.ts';

interface Plan {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
  readonly durationMinutes: number;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface KnownForecast {
  /** As in `ReadinessInput`. */
  readonly hours: ReadinessInput['forecast'];
  readonly isLoading: boolean;
}

/** The forecast for the hours of a shoot. `point` is null if the coordinates of the place are not known. */
export function useForecast(plan: Plan, point: Point | null): KnownForecast {
  const { date } = plan;
  const span = date === null ? null : hoursOf({ ...plan, date });
  const at = span && point && { ...point, from: span.start, to: span.end };
  const isInReach = at !== null && isForecast(at, new Date());
  const { data, isError } = useQuery({
    ...weatherQuery(at ?? NOWHERE),
    enabled: isInReach,
  });
  if (!isInReach) return { hours: null, isLoading: false };
  if (!data) return { hours: undefined, isLoading: !isError };
  return { hours: data.forecast?.hours ?? null, isLoading: false };
}

const NOWHERE = { latitude: 0, longitude: 0, from: new Date(0), to: new Date(0) };
