import type { DayLight } from '@lensemble/light/day-light';
import { goldenPhases } from '@lensemble/light/day-light';
import { formatTime } from '@/lib/format.ts';

export interface LightMoment {
  readonly label: string;
  readonly at: Date;
}

/** The moments at which the light changes on a day, in their order. */
export function lightMoments(light: DayLight): readonly LightMoment[] {
  const moments = [
    { label: 'Dawn', at: light.dawn },
    { label: 'Sunrise', at: light.sunrise },
    ...goldenMoments(light),
    { label: 'Sunset', at: light.sunset },
    { label: 'Dusk', at: light.dusk },
  ];
  return moments.flatMap(({ label, at }) => (at ? [{ label, at }] : []));
}

/** Around noon it is golden all day between the two, else until the one and again from the other. */
function goldenMoments(light: DayLight) {
  const golden = goldenPhases(light);
  const atNoon = golden.find(({ from, to }) => from <= light.noon && to >= light.noon);
  if (atNoon) {
    // Without a sunrise it has no end that day.
    return light.sunrise && light.sunset
      ? [
          { label: 'Golden from', at: atNoon.from },
          { label: 'Golden until', at: atNoon.to },
        ]
      : [];
  }
  return [
    { label: 'Golden until', at: golden.find(({ to }) => to < light.noon)?.to },
    { label: 'Golden from', at: golden.find(({ from }) => from > light.noon)?.from },
  ];
}

/** `06:00` becomes `6 AM`. */
export function formatHour(time: string): string {
  return formatTime(time).replace(':00', '');
}
