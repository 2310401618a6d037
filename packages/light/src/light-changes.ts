import type { LightChange } from '@lensemble/contract/day-lines';
import { type DayAtPlace, dayLight, goldenPhases } from './day-light.ts';

/** When golden light begins and when the sun sets, in the order of the day. */
export function lightChanges(day: DayAtPlace): LightChange[] {
  const light = dayLight(day);
  const golden = goldenPhases(light).flatMap(({ from }) => from ?? []);
  const changes = [
    ...golden.map((from) => ({ light: 'golden' as const, at: from.getTime() })),
    ...(light.sunset ? [{ light: 'sunset' as const, at: light.sunset.getTime() }] : []),
  ];
  return changes.sort((a, b) => a.at - b.at);
}
