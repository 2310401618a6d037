import { wallClock } from '@lensemble/contract/zoned-time';
import { dayLight, goldenPhases } from '@lensemble/light/day-light';
import type { Place } from '@lensemble/light/place';
import { sunDirection } from '@lensemble/light/sun-direction';

/** Where the sun is, and what comes next. Moments are epoch milliseconds. */
export interface SunClock {
  readonly next: { readonly kind: 'sunset' | 'sunrise'; readonly at: number } | undefined;
  readonly isGolden: boolean;
  /** When golden light begins next today. */
  readonly goldenFrom: number | undefined;
  readonly darkFrom: number | undefined;
  /** Degrees. */
  readonly azimuth: number;
  readonly altitude: number;
}

const DAY_MS = 86_400_000;

/** @param now epoch milliseconds */
export function sunClock(place: Place, timeZone: string, now: number): SunClock {
  const lightOn = (moment: number) =>
    dayLight({ ...place, timeZone, date: wallClock(new Date(moment), timeZone).date });
  const [today, tomorrow] = [lightOn(now), lightOn(now + DAY_MS)];
  const turns = [today, tomorrow].flatMap(({ sunrise, sunset }) => [
    { kind: 'sunrise' as const, at: sunrise?.getTime() },
    { kind: 'sunset' as const, at: sunset?.getTime() },
  ]);
  const golden = goldenPhases(today).map(({ from, to }) => ({
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    to: to?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
  const next = turns.find(({ at }) => at !== undefined && at > now);
  const dusk = today.dusk?.getTime();
  return {
    next: next?.at === undefined ? undefined : { kind: next.kind, at: next.at },
    isGolden: golden.some(({ from, to }) => from <= now && now < to),
    goldenFrom: golden.find(({ from }) => from > now)?.from,
    darkFrom: dusk !== undefined && dusk > now && next?.kind === 'sunset' ? dusk : undefined,
    ...sunDirection(new Date(now), place),
  };
}
