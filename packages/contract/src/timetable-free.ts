import type { Availability } from './availability.ts';
import { conflictsOf } from './conflicts.ts';
import type { ConventionDetail } from './conventions.ts';
import { type Slot, timetableOf, walksBetween } from './timetable.ts';
import { zonedInstant } from './zoned-time.ts';

const MINUTE_MS = 60_000;

/** A shoot that is being planned. `day` is `YYYY-MM-DD`, `time` `HH:MM` on the clocks of the place. */
export interface WantedSlot {
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly meetingPointId: string | null;
}

export interface ConventionMember {
  readonly personnelId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** At the last of their shoots. */
  readonly role: string;
}

/** Someone who is free, and cannot walk in time from the shoot before, or to the one after. */
export interface TightWay {
  readonly member: ConventionMember;
  readonly slot: Slot;
  readonly isAfter: boolean;
  readonly walk: number;
  /** The minutes between the two. */
  readonly gap: number;
}

export interface FreeThen {
  readonly free: readonly ConventionMember[];
  readonly tight: readonly TightWay[];
}

/** The crew members at a convention, by name. Guests are one person in each shoot only. */
export function membersOf({ shoots }: Pick<ConventionDetail, 'shoots'>): ConventionMember[] {
  const members = new Map<string, ConventionMember>();
  for (const { people } of shoots)
    for (const { personnelId, name, avatarUrl, role } of people)
      if (personnelId !== null) members.set(personnelId, { personnelId, name, avatarUrl, role });
  return [...members.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Who of the convention has nothing else at a time: no shoot, no day away, and enough time to walk.
 * @param availability what is taken on the days around it; undefined while it is not known
 */
export function freeThen(
  convention: ConventionDetail,
  { day, time, minutes, meetingPointId }: WantedSlot,
  timeZone: string,
  availability: Availability | undefined,
): FreeThen {
  const from = zonedInstant(day, time, timeZone).getTime();
  const to = from + minutes * MINUTE_MS;
  const { people } = timetableOf(convention, day);
  const slotsOf = new Map(people.map(({ key, slots }) => [key, slots]));
  const members = membersOf(convention);
  const window = { from: new Date(from), to: new Date(to) };
  const needs = {
    personnelIds: members.map(({ personnelId }) => personnelId),
    ...{ costumeIds: [], propIds: [], equipment: [] },
  };
  const conflicts = availability ? conflictsOf(availability, window, timeZone, needs) : [];
  const busy = new Set(conflicts.map(({ itemId }) => itemId));
  const between = walksBetween(convention.walks);
  const free: ConventionMember[] = [];
  const tight: TightWay[] = [];
  for (const member of members) {
    const slots = slotsOf.get(member.personnelId) ?? [];
    const isTaken = slots.some((slot) => slot.from < to && slot.to > from);
    if (isTaken || busy.has(member.personnelId)) continue;
    const before = slots.findLast((slot) => slot.to <= from);
    const after = slots.find((slot) => slot.from >= to);
    const wayOf = (slot: Slot | undefined, isAfter: boolean): TightWay[] => {
      const walk = slot && between(slot.shoot.meetingPointId, meetingPointId);
      const gap = slot ? (isAfter ? slot.from - to : from - slot.to) / MINUTE_MS : 0;
      return slot && walk !== undefined && walk > gap ? [{ member, slot, isAfter, walk, gap }] : [];
    };
    const ways = [...wayOf(before, false), ...wayOf(after, true)];
    if (ways.length === 0) free.push(member);
    tight.push(...ways);
  }
  return { free, tight };
}
