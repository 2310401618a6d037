import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { type DayAtPlace, dayLight } from './day-light.ts';
import type { Light } from './phases.ts';

interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** A part of the strip. `from` and `to` are shares of its width, 0 to 1. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export interface Strip {
  readonly bands: readonly (Part & { readonly light: Light })[];
  readonly shoot: Part | null;
  /** The labeled hours below the strip. */
  readonly hours: readonly { readonly at: number; readonly time: string }[];
}

const HOUR = 3_600_000;
/** The part of the night shown before dawn and after dusk. */
const NIGHT = HOUR;
/** The least time shown before and after the shoot. */
const MARGIN = HOUR / 2;

/** The light of a day, from before dawn until after dusk; longer if the shoot needs it. */
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

/** Labels this close to the ends are left out. */
const EDGE = 0.04;
/** Strips up to this length have a label every three hours, longer ones every six. */
const SHORT_HOURS = 15;

/** Full hours of local time on all days that the strip may include. */
function hoursOf({ date, timeZone }: DayAtPlace, length: number) {
  const every = length <= SHORT_HOURS ? 3 : 6;
  const hours = Array.from({ length: 24 / every }, (_, index) => index * every);
  const midday = zonedInstant(date, '12:00', timeZone).getTime();
  return [-1, 0, 1].flatMap((days) =>
    hours.map((hour) => {
      const time = `${String(hour).padStart(2, '0')}:00`;
      const day = wallClock(new Date(midday + days * 24 * HOUR), timeZone).date;
      const at = zonedInstant(day, time, timeZone);
      return { at: at.getTime(), time: wallClock(at, timeZone).time };
    }),
  );
}

/** The width of the transition between two colors. */
const BLEND = 0.02;

/** The stops of the gradient of a strip, from left to right. */
export const stopsOf = (bands: Strip['bands']) =>
  bands.flatMap(({ light, from, to }) => {
    const blend = Math.min(BLEND, (to - from) / 2);
    return [from + blend, to - blend].map((at) => ({ light, at: percent(at) }));
  });

/** A share of the width in CSS and SVG. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
