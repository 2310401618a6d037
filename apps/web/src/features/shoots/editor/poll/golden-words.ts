import type { ShootDetail } from '@lensemble/contract/shoots';
import { dayLight } from '@lensemble/light/day-light';
import { goldenMinutes, goldenPhaseFor } from '@lensemble/light/golden-light';
import { editorLightWords } from '@lensemble/messages/web/editor-light';
import { sayerFor, spanOf } from '../links/location/shoot-hours.ts';

interface DateAndTime {
  readonly date: string;
  readonly time: string | null;
}

export interface Golden {
  /** The hours of golden light, as `3:58 – 5:02 PM`. */
  readonly words: string | null;
  readonly minutes: number;
}

const NONE: Golden = { words: null, minutes: 0 };

/** The golden light of a shoot on a date. None without coordinates. */
export function goldenOf(shoot: ShootDetail, { date, time }: DateAndTime): Golden {
  const { location, timeZone, durationMinutes } = shoot;
  const { latitude = null, longitude = null } = location ?? {};
  if (latitude === null || longitude === null) return NONE;
  const light = dayLight({ date, timeZone, latitude, longitude });
  const span = spanOf({ date, time, timeZone, durationMinutes });
  const hours = span && { from: span.start, to: span.end };
  const minutes = goldenMinutes(light, hours, durationMinutes);
  const phase = goldenPhaseFor(light, hours);
  if (!phase) return { words: null, minutes };
  const say = sayerFor({ date, timeZone });
  const { from, to } = phase;
  if (from && to) return { words: say.range(from, to), minutes };
  if (to) return { words: editorLightWords('until', { time: say.at(to) }), minutes };
  const words = from
    ? editorLightWords('since', { time: say.at(from) })
    : editorLightWords('allDay');
  return { words, minutes };
}
