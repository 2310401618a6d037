import type { ConventionShoot } from '@lensemble/contract/conventions';

/** Where a shoot lies in the hours of the days, as percentages. */
export interface BusyBar {
  readonly id: string;
  readonly left: number;
  readonly width: number;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The shoots of each day, over the hours from the first start to the last end of any day. */
export function busyBars(shoots: readonly ConventionShoot[]): ReadonlyMap<string, BusyBar[]> {
  const timed = shoots.flatMap(({ id, date, time, durationMinutes }) =>
    date === null || time === null
      ? []
      : [{ id, date, from: minuteOf(time), to: minuteOf(time) + durationMinutes }],
  );
  const first = Math.min(...timed.map(({ from }) => from));
  const span = Math.max(...timed.map(({ to }) => to)) - first;
  const bars = timed.map(({ id, date, from, to }) => ({
    date,
    bar: { id, left: ((from - first) / span) * 100, width: ((to - from) / span) * 100 },
  }));
  return new Map(
    [...new Set(bars.map(({ date }) => date))].map((day) => [
      day,
      bars.flatMap(({ date, bar }) => (date === day ? [bar] : [])),
    ]),
  );
}
