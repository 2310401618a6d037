import type { DayLight } from '@lensemble/light/day-light';
import { formatTime } from '@/lib/format.ts';
import { goldenPhases } from './light-words.ts';

export interface LightMoment {
  readonly label: string;
  readonly at: Date;
}

/** The moments at which the light changes on a day, in their order. */
export function lightMoments(light: DayLight): readonly LightMoment[] {
  const golden = goldenPhases(light);
  const morning = golden.find(({ to }) => to < light.noon);
  const evening = golden.find(({ from }) => from > light.noon);
  const moments = [
    { label: 'Dawn', at: light.dawn },
    { label: 'Sunrise', at: light.sunrise },
    { label: 'Golden until', at: morning?.to },
    { label: 'Golden from', at: evening?.from },
    { label: 'Sunset', at: light.sunset },
    { label: 'Dusk', at: light.dusk },
  ];
  return moments.flatMap(({ label, at }) => (at ? [{ label, at }] : []));
}

/** `06:00` becomes `6 AM`. */
export function formatHour(time: string): string {
  return formatTime(time).replace(':00', '');
}
