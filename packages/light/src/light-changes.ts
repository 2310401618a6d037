import type { LightChange } from '@lensemble/contract/day-lines';
import { type DayAtPlace, dayLight, goldenPhases } from './day-light.ts';

/** When golden light begins and when the sun sets, in the order of the day. */
export function lightChanges(day: DayAtPlace): LightChange[] {
  const light = dayLight(day);
  const golden = goldenPhases(light).flatMap(({ from, to }): LightChange[] =>
    from ? [{ light: 'golden', at: from.getTime(), ...(to && { until: to.getTime() }) }] : [],
  );
  const changes: LightChange[] = [
    ...golden,
    ...(light.sunset ? [{ light: 'sunset' as const, at: light.sunset.getTime() }] : []),
  ];
  return changes.sort((a, b) => a.at - b.at);
}
