import { formatTime } from '@lensemble/contract/clock';
import { type DayLight, goldenPhases } from '@lensemble/light/day-light';

export interface LightMoment {
  readonly label: string;
  readonly at: Date;
}

/** The times at which the light of a day changes, in order. */
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

/**
 * If the light is golden at noon, the golden phase around noon has a start and an end. Otherwise, golden light ends
 * in the morning and starts again in the afternoon.
 */
function goldenMoments(light: DayLight) {
  const golden = goldenPhases(light);
  const atNoon = golden.find(({ from, to }) => from <= light.noon && to >= light.noon);
  if (atNoon) {
    // Without a sunrise or sunset, it has no end on this day.
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

export function formatHour(time: string): string {
  return formatTime(time).replace(':00', '');
}
