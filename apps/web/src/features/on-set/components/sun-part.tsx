import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { ArrowUp } from 'lucide-react';
import { formatDuration } from '@/lib/time/format.ts';
import { type SunClock, sunClock } from '../lib/sun.ts';

const MINUTE_MS = 60_000;

/** How long until the sun sets or rises at the place, and where it is. */
export function SunPart({ shoot, now }: { shoot: ShootDetail; now: number }) {
  const { latitude, longitude } = shoot.location ?? { latitude: null, longitude: null };
  if (latitude === null || longitude === null)
    return <p className="text-ink-3 text-xs">{onSetWords('noSunClock')}</p>;
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const sun = sunClock({ latitude, longitude }, shoot.timeZone, minute);
  const at = (moment: number) => formatTime(timeOf(moment, shoot.timeZone));
  const light = [
    sun.isGolden && onSetWords('goldenNow'),
    !sun.isGolden &&
      sun.goldenFrom !== undefined &&
      onSetWords('goldenFrom', { time: at(sun.goldenFrom) }),
    sun.darkFrom !== undefined && onSetWords('darkFrom', { time: at(sun.darkFrom) }),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface-1 px-3.5 py-2">
      <div className="min-w-0 flex-1">
        {sun.next && (
          <p className="num">
            <b className="text-lg">
              {formatDuration(Math.round((sun.next.at - minute) / MINUTE_MS))}
            </b>{' '}
            {sun.next.kind === 'sunset'
              ? onSetWords('toSunset', { time: at(sun.next.at) })
              : onSetWords('toSunrise', { time: at(sun.next.at) })}
          </p>
        )}
        {light.length > 0 && <p className="num text-ink-2 text-xs">{light.join(' · ')}</p>}
      </div>
      <Direction {...sun} />
    </div>
  );
}

/** The arrow points to the sun for a person who faces north. */
function Direction({ azimuth, altitude }: Pick<SunClock, 'azimuth' | 'altitude'>) {
  if (altitude <= 0) return <p className="text-ink-2 text-xs">{onSetWords('sunDown')}</p>;
  return (
    <p className="num flex items-center gap-1.5 text-ink-2 text-xs">
      <ArrowUp className="size-5" style={{ rotate: `${Math.round(azimuth)}deg` }} />
      {onSetWords('sunUp', { azimuth: Math.round(azimuth), altitude: Math.round(altitude) })}
    </p>
  );
}
