import type { DayTimes } from '@lensemble/contract/day-times';
import type { Shot } from '@lensemble/contract/shots';
import { type DayAtPlace, dayLight, goldenPhases } from '@lensemble/light/day-light';

interface GoldenHour {
  /** Epoch milliseconds, as `darkFrom`. */
  readonly from: number;
  readonly to: number;
}

interface LightCounts {
  /** The golden hours while the shoot goes on, or else the last of the day. */
  readonly golden: readonly GoldenHour[];
  readonly shots: number;
  /** The shots that begin in a golden hour, and those that begin after the sunset. A golden hour ends some minutes after it. */
  readonly inGolden: number;
  readonly afterSunset: number;
  readonly darkFrom: number | null;
}

/** How the shots of a list fall into the light of their day. */
export function lightCounts(
  shots: readonly Pick<Shot, 'id' | 'kind'>[],
  { entries, plannedEnd, start }: DayTimes,
  day: DayAtPlace,
): LightCounts {
  const light = dayLight(day);
  const sunset = light.sunset?.getTime();
  const all = goldenPhases(light).flatMap(({ from, to }) =>
    from && to ? [{ from: from.getTime(), to: to.getTime() }] : [],
  );
  const first = entries[0]?.planned.start ?? start;
  const during = all.filter(({ from, to }) => to > first && from < plannedEnd);
  const kinds = new Map(shots.map(({ id, kind }) => [id, kind]));
  const begins = entries.flatMap(({ id, planned }) =>
    kinds.get(id) === 'shot' ? [planned.start] : [],
  );
  const isGolden = (at: number) => all.some(({ from, to }) => at >= from && at < to);
  return {
    golden: during.length > 0 ? during : all.slice(-1),
    shots: begins.length,
    inGolden: begins.filter(isGolden).length,
    afterSunset: begins.filter((at) => sunset !== undefined && at >= sunset).length,
    darkFrom: light.dusk?.getTime() ?? null,
  };
}
