import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import type { DayAtPlace } from '@lensemble/light/day-light';
import { dayLight } from '@lensemble/light/day-light';
import type { Light } from '@lensemble/light/phases';
import { addDays } from '@/lib/dates.ts';
import type { Span } from './shoot-hours.ts';

/** A part of the strip: from and to as shares of its width. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export interface Strip {
  readonly bands: readonly (Part & { readonly light: Light })[];
  readonly shoot: Part | null;
  /** The full hours below it. */
  readonly hours: readonly { readonly at: number; readonly time: string }[];
}

const HOUR = 3_600_000;
/** So much of the night is shown before dawn and after dusk. */
const NIGHT = HOUR;
/** So much is shown around the shoot at least. */
const MARGIN = HOUR / 2;

/** The light of a day from before dawn until after dusk, and as much of the night as it takes to show all of the shoot. */
export function stripOf(day: DayAtPlace, span: Span | null): Strip {
  const { from, to } = windowOf(day, span);
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const part = (start: Date, end: Date) => ({
    from: share(start.getTime()),
    to: share(end.getTime()),
  });
  const bands = dayLight(day)
    .phases.map((phase) => ({ light: phase.light, ...part(phase.from, phase.to) }))
    .filter((band) => band.from < band.to);
  const hours = hoursOf(day, (to - from) / HOUR)
    .map(({ at, time }) => ({ at: share(at), time }))
    .filter(({ at }) => at > EDGE && at < 1 - EDGE);
  return { bands, shoot: span && part(span.start, span.end), hours };
}

function windowOf(day: DayAtPlace, span: Span | null) {
  const { dawn, noon, dusk } = dayLight(day);
  const from = dawn ? dawn.getTime() - NIGHT : noon.getTime() - 12 * HOUR;
  const to = dusk ? dusk.getTime() + NIGHT : noon.getTime() + 12 * HOUR;
  if (!span) return { from, to };
  return {
    from: Math.min(from, span.start.getTime() - MARGIN),
    to: Math.max(to, span.end.getTime() + MARGIN),
  };
}

/** Nothing is written this close to the ends. */
const EDGE = 0.04;
/** Up to here there is room for every third hour, beyond for every sixth. */
const SHORT_HOURS = 15;

/** Full hours of the clocks there, on all days that the strip may touch. */
function hoursOf({ date, timeZone }: DayAtPlace, length: number) {
  const every = length <= SHORT_HOURS ? 3 : 6;
  const hours = Array.from({ length: 24 / every }, (_, index) => index * every);
  return [-1, 0, 1].flatMap((days) =>
    hours.map((hour) => {
      const time = `${String(hour).padStart(2, '0')}:00`;
      const at = zonedInstant(addDays(date, days), time, timeZone);
      return { at: at.getTime(), time: wallClock(at, timeZone).time };
    }),
  );
}

/** How far a color goes before it runs into the next one. */
const BLEND = 0.02;

/** The strip's colors as a CSS gradient. */
export function gradientOf(bands: Strip['bands']): string {
  const stops = bands.flatMap(({ light, from, to }) => {
    const blend = Math.min(BLEND, (to - from) / 2);
    return [from + blend, to - blend].map((at) => `var(--color-light-${light}) ${percent(at)}`);
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
