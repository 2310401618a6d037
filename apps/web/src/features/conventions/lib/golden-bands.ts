import type { ConventionDetail } from '@lensemble/contract/conventions';
import { wallClock } from '@lensemble/contract/zoned-time';
import { dayLight, goldenPhases } from '@lensemble/light/day-light';

/** Golden light on the clocks of the place: minutes from midnight. */
export interface GoldenBand {
  readonly minute: number;
  readonly end: number;
}

/** The golden light of a day at a convention; none where its place or its time zone is not known. */
export function goldenBands(
  { latitude, longitude, shoots }: ConventionDetail,
  date: string,
): readonly GoldenBand[] {
  const timeZone = shoots.find((shoot) => shoot.date === date)?.timeZone;
  if (latitude === null || longitude === null || timeZone === undefined) return [];
  const minuteOf = (moment: Date) => {
    const [hours = 0, minutes = 0] = wallClock(moment, timeZone).time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const light = dayLight({ date, timeZone, latitude, longitude });
  return goldenPhases(light).flatMap(({ from, to }) => {
    const isOfDay = (moment: Date) => wallClock(moment, timeZone).date === date;
    if (!from || !to || !isOfDay(from) || !isOfDay(to)) return [];
    return [{ minute: minuteOf(from), end: minuteOf(to) }];
  });
}
