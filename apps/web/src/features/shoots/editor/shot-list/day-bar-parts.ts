import type { DayTimes } from '@lensemble/contract/day-times';
import type { Shot } from '@lensemble/contract/shots';
import type { PlannedDay } from './use-day-start.ts';

/** A part of the bar, as shares of its width. */
interface Part {
  readonly from: number;
  readonly size: number;
}

/** A moment (epoch milliseconds) with its place in the bar. `isEnd` is the planned end of the shoot. */
export interface BarMoment {
  readonly at: number;
  readonly from: number;
  readonly isEnd: boolean;
}

const MINUTE_MS = 60_000;

/** What a bar spans: from the first entry to the end of the shoot, or of the last entry if that is later. */
export function frameOf(times: DayTimes, { minutes }: Pick<PlannedDay, 'minutes'>) {
  const first = times.entries[0]?.planned.start ?? times.start;
  const end = times.start + minutes * MINUTE_MS;
  const last = Math.max(times.plannedEnd, end);
  const at = (moment: number) => Math.min(1, Math.max(0, (moment - first) / (last - first)));
  const part = (from: number, to: number): Part => ({ from: at(from), size: at(to) - at(from) });
  return { first, end, last, at, part };
}

/** The entries in their frame, with the light and the moments that are named. */
export function barOf(
  shots: readonly Pick<Shot, 'id' | 'kind'>[],
  times: DayTimes,
  { minutes, light }: Pick<PlannedDay, 'minutes' | 'light'>,
) {
  const { first, end, last, at, part } = frameOf(times, { minutes });
  const kinds = new Map(shots.map(({ id, kind }) => [id, kind]));
  const entries = times.entries.map(({ id, planned }) => ({
    id,
    isShot: kinds.get(id) === 'shot',
    ...part(planned.start, planned.end),
  }));
  const inside = light.filter((change) => change.at > first && change.at < last);
  const marks = [first, ...inside.map((change) => change.at), end];
  const moments = marks.map((moment) => ({
    ...{ at: moment, from: at(moment), isEnd: moment === end },
  }));
  const over = times.plannedEnd > end ? part(end, times.plannedEnd) : null;
  return { entries, over, light: lightParts(light, last, part), moments };
}

/** The golden light around the sunset, and what comes after it. Without a place, nothing is known of the light. */
function lightParts(
  changes: PlannedDay['light'],
  last: number,
  part: (from: number, to: number) => Part,
): readonly (Part & { readonly light: 'golden' | 'night' })[] {
  const sunset = changes.find(({ light }) => light === 'sunset')?.at;
  if (sunset === undefined) return [];
  // It is golden in the morning, too.
  const golden = changes.findLast(({ light, at }) => light === 'golden' && at < sunset);
  const dark = golden ? (golden.until ?? last) : sunset;
  const all = [
    ...(golden ? [{ light: 'golden' as const, ...part(golden.at, dark) }] : []),
    { light: 'night' as const, ...part(dark, last) },
  ];
  return all.filter(({ size }) => size > 0);
}

/** The room of a time of day. */
const LABEL = 0.17;

/** Labels stand to the right of moments in the first half, and to the left of others. */
const roomOf = ({ from }: BarMoment) =>
  from > 0.5 ? { left: from - LABEL, right: from } : { left: from, right: from + LABEL };

/** The first moment, the end, and those between for which there is room. */
export function barLabels(moments: readonly BarMoment[]): readonly BarMoment[] {
  const [first, end] = [moments[0], moments.at(-1)];
  if (!first || !end) return [];
  const shown = [first];
  for (const moment of moments.slice(1, -1)) {
    const room = roomOf(moment);
    const before = roomOf(shown.at(-1) ?? first).right;
    if (room.left > before && room.right < roomOf(end).left) shown.push(moment);
  }
  return [...shown, end];
}
