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
  return moments
    .flatMap(({ label, at }) => (at ? [{ label, at }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * If the light is golden at noon, the golden phase around noon has a start and an end. Otherwise, golden light ends in
 * the morning and starts again in the afternoon; it is there at sunrise and sunset.
 */
function goldenMoments(light: DayLight) {
  const { noon } = light;
  const golden = goldenPhases(light);
  const atNoon = golden.find(({ from, to }) => (!from || from <= noon) && (!to || to >= noon));
  if (atNoon) {
    return [
      { label: 'Golden from', at: atNoon.from },
      { label: 'Golden until', at: atNoon.to },
    ];
  }
  return [
    { label: 'Golden until', at: golden.find(({ to }) => to && to < noon)?.to },
    { label: 'Golden from', at: golden.find(({ from }) => from && from > noon)?.from },
  ];
}
