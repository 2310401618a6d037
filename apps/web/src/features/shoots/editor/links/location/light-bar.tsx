import { formatHour } from '@lensemble/contract/clock-hour';
import { type Part, percent, type Strip, stopsOf } from '@lensemble/light/light-strip';

/** A day's light as a bar, with the shoot's hours framed. Screen readers get the text beside it. */
export function LightBar({ bands, shoot, hours }: Strip) {
  return (
    <div aria-hidden>
      <div className="relative py-1">
        <div
          className="h-6 rounded-sm border border-line forced-color-adjust-none"
          style={{ backgroundImage: gradientOf(bands) }}
        />
        {hours.map(({ at }) => (
          <i
            key={at}
            className="absolute inset-y-1 w-px bg-light-tick"
            style={{ left: percent(at) }}
          />
        ))}
        {shoot && <ShootHours {...shoot} />}
      </div>
      <div className="relative mt-1 h-4 text-ink-3 text-xs leading-none">
        {hours.map(({ at, time }) => (
          <span
            key={at}
            className="num -translate-x-1/2 absolute whitespace-nowrap"
            style={{ left: `clamp(1.1rem, ${percent(at)}, 100% - 1.1rem)` }}
          >
            {formatHour(time)}
          </span>
        ))}
      </div>
    </div>
  );
}

function ShootHours({ from, to }: Part) {
  return (
    <i
      className="absolute inset-y-0 min-w-1.5 rounded-xs border-2 border-ink shadow-[0_0_0_1.5px_var(--color-surface-1),inset_0_0_0_1.5px_var(--color-surface-1)]"
      style={{ left: percent(from), width: percent(to - from) }}
    />
  );
}

function gradientOf(bands: Strip['bands']): string {
  const stops = stopsOf(bands).map(({ light, at }) => `var(--color-light-${light}) ${at}`);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
