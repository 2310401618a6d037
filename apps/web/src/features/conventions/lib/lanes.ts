import type { Slot } from '@lensemble/contract/timetable';

export interface Lane {
  readonly slot: Slot;
  readonly lane: number;
  readonly lanes: number;
}

/** Places slots that overlap side by side. The slots are in their order. */
export function inLanes(slots: readonly Slot[]): Lane[] {
  const groups: { slot: Slot; lane: number }[][] = [];
  let ends: number[] = [];
  for (const slot of slots) {
    if (ends.every((end) => end <= slot.from)) {
      ends = [];
      groups.push([]);
    }
    const free = ends.findIndex((end) => end <= slot.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = slot.to;
    groups.at(-1)?.push({ slot, lane });
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map(({ slot, lane }) => ({ slot, lane, lanes }));
  });
}
