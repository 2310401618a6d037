import { type DayLight, dayLight } from '@lensemble/light/day-light';
import type { Place } from '@lensemble/light/place';
import { type Sayer, type ShootDay, type Span, sayerFor, spanOf } from './shoot-hours.ts';
import { type SunMoment, sunDuring } from './sun-path.ts';

export interface LightOfShoot {
  readonly light: DayLight;
  /** Null for a shoot without a time. */
  readonly span: Span | null;
  readonly path: readonly SunMoment[];
  readonly say: Sayer;
}

export function lightOfShoot(day: ShootDay, place: Place): LightOfShoot {
  const { date, timeZone } = day;
  const light = dayLight({ date, timeZone, ...place });
  const span = spanOf(day);
  const path = span ? sunDuring(light, span, place) : [];
  return { light, span, path, say: sayerFor(day) };
}
