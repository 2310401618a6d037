import type { DayLight } from '@lensemble/light/day-light';
import { dayLight } from '@lensemble/light/day-light';
import type { Place } from '@lensemble/light/place';
import type { Sayer, ShootDay, Span } from './shoot-hours.ts';
import { sayerFor, spanOf } from './shoot-hours.ts';
import type { SunMoment } from './sun-path.ts';
import { sunDuring } from './sun-path.ts';

export interface LightOfShoot {
  readonly light: DayLight;
  /** Null while the shoot has no time. */
  readonly span: Span | null;
  readonly path: readonly SunMoment[];
  readonly say: Sayer;
}

/** All that is known of the light of a shoot at a place. */
export function lightOfShoot(day: ShootDay, place: Place): LightOfShoot {
  const { date, timeZone } = day;
  const light = dayLight({ date, timeZone, ...place });
  const span = spanOf(day);
  const path = span ? sunDuring(light, span, place) : [];
  return { light, span, path, say: sayerFor(day) };
}
