import { listLines } from '@lensemble/contract/day-lines';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { useId } from 'react';
import { formatDuration } from '@/lib/time/format.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { clockOf } from '../clock-of.ts';
import type { PlannedDay } from '../use-day-start.ts';
import { lightCounts } from './light-counts.ts';

interface LightPanelProps {
  shoot: Pick<ShootDetail, 'location'>;
  shots: readonly Shot[];
  day: PlannedDay;
}

const MINUTE_MS = 60_000;

/** The light of the day, and how many shots have it. Nothing without a date, a time and a place. */
export default function LightPanel({ shoot, shots, day }: LightPanelProps) {
  const headingId = useId();
  const { start, place } = day;
  const { times } = listLines(shots, start, []);
  if (!start || !times || !place) return null;
  const counts = lightCounts(shots, times, place);
  const clock = (moment: number) => clockOf(moment, start.timeZone);
  const rows = [
    {
      label: shotListWords('inGolden'),
      text: shotListWords('someOf', {
        count: formatNumber(counts.inGolden),
        all: formatNumber(counts.shots),
      }),
    },
    { label: shotListWords('afterSunset'), text: formatNumber(counts.afterSunset) },
    ...(counts.darkFrom === null
      ? []
      : [{ label: shotListWords('darkFrom'), text: clock(counts.darkFrom) }]),
  ];
  return (
    <section
      aria-labelledby={headingId}
      className="panel grid break-inside-avoid gap-2 rounded-lg p-3 text-sm"
    >
      <h3 id={headingId} dir="auto" className="[overflow-wrap:anywhere] font-[620] text-base">
        {shotListWords('lightAt', { place: shoot.location?.name ?? '' })}
      </h3>
      {counts.golden.map(({ from, to }) => (
        <p key={from} className="num">
          <b className="block font-[620]">
            {shotListWords('goldenMinutes', {
              duration: formatDuration(Math.round((to - from) / MINUTE_MS)),
            })}
          </b>
          <span className="text-ink-2">{`${clock(from)} – ${clock(to)}`}</span>
        </p>
      ))}
      <dl className="num">
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-line border-t py-1.5"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[620]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
