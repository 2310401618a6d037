import type { LightChange } from '@lensemble/contract/day-lines';
import type { DayTimes } from '@lensemble/contract/day-times';

interface LightLines {
  /** The changes directly before each entry, by its id. */
  readonly before: ReadonlyMap<string, readonly LightChange[]>;
  /** Those after all entries have begun. */
  readonly last: readonly LightChange[];
}

/** Where the light changes between the entries, by when they are expected. It counts while the day goes on. */
export function lightLines(
  { entries, expectedEnd }: Pick<DayTimes, 'entries' | 'expectedEnd'>,
  light: readonly LightChange[],
): LightLines {
  const before = new Map<string, LightChange[]>();
  const last: LightChange[] = [];
  const first = entries[0]?.expected.start ?? expectedEnd;
  for (const change of light) {
    if (change.at < first || change.at > expectedEnd) continue;
    const next = entries.find(({ expected }) => expected.start >= change.at);
    if (next) before.set(next.id, [...(before.get(next.id) ?? []), change]);
    else last.push(change);
  }
  return { before, last };
}

const MINUTE_MS = 60_000;

/** Minutes after sunset at which an entry is expected that was planned before it; undefined for others. */
export function minutesTooDark(
  { planned, expected }: DayTimes['entries'][number],
  light: readonly LightChange[],
): number | undefined {
  const sunset = light.find((change) => change.light === 'sunset')?.at;
  if (sunset === undefined || planned.start >= sunset) return undefined;
  const minutes = Math.round((expected.start - sunset) / MINUTE_MS);
  return minutes > 0 ? minutes : undefined;
}
