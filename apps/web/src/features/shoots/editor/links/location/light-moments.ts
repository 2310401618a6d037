import { type DayLight, goldenPhases } from '@lensemble/light/day-light';
import { editorLightWords } from '@lensemble/messages/web/editor-light';

export interface LightMoment {
  readonly label: string;
  readonly at: Date;
}

/** The times at which the light of a day changes, in order. */
export function lightMoments(light: DayLight): readonly LightMoment[] {
  const moments = [
    { label: editorLightWords('dawn'), at: light.dawn },
    { label: editorLightWords('sunrise'), at: light.sunrise },
    ...goldenMoments(light),
    { label: editorLightWords('sunset'), at: light.sunset },
    { label: editorLightWords('dusk'), at: light.dusk },
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
      { label: editorLightWords('goldenFrom'), at: atNoon.from },
      { label: editorLightWords('goldenUntil'), at: atNoon.to },
    ];
  }
  return [
    { label: editorLightWords('goldenUntil'), at: golden.find(({ to }) => to && to < noon)?.to },
    {
      label: editorLightWords('goldenFrom'),
      at: golden.find(({ from }) => from && from > noon)?.from,
    },
  ];
}
