import type { Availability } from './availability.ts';
import { type Conflict, conflictsOf, type Needs } from './conflicts.ts';
import type { ConventionDetail, ConventionShoot, Walk } from './conventions.ts';
import { heldTime } from './held-time.ts';
import { type Slot, slotOf } from './timetable-slots.ts';

export type { Slot, SlotPart } from './timetable-slots.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * What lies between two slots of a person: the minutes between them, with a meal at the end of the first, of which `meal` are
 * the minutes. `walk` is undefined where the minutes of the way are not known.
 */
export interface Gap {
  readonly minutes: number;
  readonly meal: number;
  readonly walk: number | undefined;
  readonly kind: 'overlap' | 'tight' | 'samePlace' | 'walk' | 'unknown';
}

/** Whether a person cannot be in time for the next shoot. */
export const isTrouble = ({ kind }: Gap): boolean => kind === 'tight' || kind === 'overlap';

/**
 * The values for the message about a gap. The catalog of conventions has a message for each kind.
 * @param duration says minutes
 */
export const gapValues = (
  { kind, minutes, meal, walk = 0 }: Gap,
  duration: (minutes: number) => string,
): { readonly minutes: string | number; readonly gap: string } => {
  if (kind === 'overlap') return { minutes: duration(meal - minutes), gap: '' };
  // Who walks after the meal has what is left then.
  const left = minutes - meal;
  return { minutes: walk, gap: duration(left < walk ? minutes : left) };
};

/** The day of a person, or at a meeting point. `name` is null for shoots without a meeting point. */
export interface TimetableRow {
  readonly key: string;
  readonly name: string | null;
  /** Null in a timetable by place. */
  readonly person: RowPerson | null;
  readonly slots: readonly Slot[];
  /** Between each slot and the next: one less than slots. None in a timetable by place. */
  readonly gaps: readonly Gap[];
}

export interface RowPerson {
  /** Null for guests. */
  readonly personnelId: string | null;
  readonly avatarUrl: string | null;
  /** In the order of the day, each once. */
  readonly roles: readonly string[];
}

export interface Timetable {
  readonly people: readonly TimetableRow[];
  readonly places: readonly TimetableRow[];
  /** The shoots of the day that have no time. */
  readonly untimed: readonly ConventionShoot[];
}

/** The days of a convention, and the days of its shoots before and after it. */
export function daysOfConvention({ firstDay, lastDay, shoots }: ConventionDetail): string[] {
  const days = new Set(shoots.flatMap(({ date }) => date ?? []));
  const last = Date.parse(lastDay);
  for (let day = Date.parse(firstDay); day <= last; day += DAY_MS)
    days.add(new Date(day).toISOString().slice(0, 10));
  return [...days].sort();
}

/** `A` for the first meeting point. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The day of a convention by person and by place. A crew member is one person in all shoots, and so is a guest of one name. */
export function timetableOf(convention: ConventionDetail, day: string): Timetable {
  const ofDay = convention.shoots.filter(({ date }) => date === day);
  const known = new Set(convention.meetingPoints.map(({ id }) => id));
  const timed = ofDay.flatMap((shoot) =>
    shoot.time === null
      ? []
      : [{ shoot, time: shoot.time, place: pointOf(shoot.meetingPointId, known) }],
  );
  return {
    people: rowsOfPeople(timed, convention.walks),
    places: rowsOfPlaces(timed, convention.meetingPoints),
    untimed: ofDay.filter(({ time }) => time === null),
  };
}

/** A day of a crew member. */
export interface PersonDay {
  readonly day: string;
  /** Undefined on a day on which no shoot has a time. */
  readonly row: TimetableRow | undefined;
  readonly untimed: readonly ConventionShoot[];
}

/** The days on which a crew member has shoots. The first slot of a row is their first call, which may be for a block. */
export function daysOfPerson(convention: ConventionDetail, personnelId: string): PersonDay[] {
  const shoots = convention.shoots.filter(({ people }) =>
    people.some((person) => person.personnelId === personnelId),
  );
  const days = [...new Set(shoots.flatMap(({ date }) => date ?? []))].sort();
  return days.map((day) => {
    const { people, untimed } = timetableOf({ ...convention, shoots }, day);
    return { day, row: people.find(({ key }) => key === personnelId), untimed };
  });
}

interface Timed {
  readonly shoot: ConventionShoot;
  readonly time: string;
  readonly place: string | null;
}

function rowsOfPeople(timed: readonly Timed[], walks: readonly Walk[]): TimetableRow[] {
  const between = walksBetween(walks);
  const places = new Map(timed.map(({ shoot, place }) => [shoot, place]));
  const placeOf = ({ shoot }: Slot) => places.get(shoot) ?? null;
  const rows = new Map<string, { readonly person: Person; readonly slots: Slot[] }>();
  for (const { shoot, time } of timed) {
    for (const person of shoot.people) {
      const key = personKey(person);
      const row = rows.get(key) ?? { person, slots: [] };
      rows.set(key, row);
      // A person with two parts in one shoot is there once.
      if (row.slots.some((slot) => slot.shoot === shoot)) continue;
      row.slots.push(slotOf(shoot, time, person));
    }
  }
  return [...rows].map(([key, { person, slots }]) => {
    slots.sort(earliestFirst);
    const gaps = slots.flatMap((slot, index) => {
      const before = slots[index - 1];
      return before ? [gapOf(before, slot, between(placeOf(before), placeOf(slot)))] : [];
    });
    const { name, personnelId, avatarUrl } = person;
    const roles = [...new Set(slots.flatMap(({ role }) => role ?? []))];
    return { key, name, person: { personnelId, avatarUrl, roles }, slots, gaps };
  });
}

/** The meeting points in their order, then shoots without one. */
function rowsOfPlaces(
  timed: readonly Timed[],
  points: ConventionDetail['meetingPoints'],
): TimetableRow[] {
  const at = (place: string | null) =>
    timed
      .filter((each) => each.place === place)
      .map(({ shoot, time }) => slotOf(shoot, time))
      .sort(earliestFirst);
  const rows = points.map(({ id, name }) => ({
    key: id,
    name,
    person: null,
    slots: at(id),
    gaps: [],
  }));
  const others = at(null);
  if (others.length === 0) return rows;
  return [...rows, { key: NO_PLACE, name: null, person: null, slots: others, gaps: [] }];
}

/** The key of the row for shoots without a meeting point. */
export const NO_PLACE = 'none';

type Person = ConventionShoot['people'][number];

/** Who a participant is in all shoots. Guests have no record of their own: the same name is the same person. */
export const personKey = ({ personnelId, name }: Pick<Person, 'personnelId' | 'name'>): string =>
  personnelId ?? `guest ${name.trim().toLowerCase()}`;

const pointOf = (id: string | null, known: ReadonlySet<string>) =>
  id !== null && known.has(id) ? id : null;

/** The minutes between two meeting points, whichever comes first. */
export function walksBetween(walks: readonly Walk[]) {
  const known = new Map<string, number>();
  for (const { from, to, minutes } of walks) {
    known.set(`${from} ${to}`, minutes);
    known.set(`${to} ${from}`, minutes);
  }
  return (from: string | null, to: string | null): number | undefined => {
    if (from === null || to === null) return undefined;
    return from === to ? 0 : known.get(`${from} ${to}`);
  };
}

const earliestFirst = (a: Slot, b: Slot) => a.from - b.from || a.to - b.to;

function gapOf(before: Slot, after: Slot, walk: number | undefined): Gap {
  // People eat on the way, too.
  const last = before.parts.findLast(({ block }) => block?.kind !== 'food') ?? before;
  const minutes = (after.from - last.to) / MINUTE_MS;
  const between = { minutes, meal: (before.to - last.to) / MINUTE_MS, walk };
  if (minutes < between.meal) return { ...between, kind: 'overlap' };
  if (walk === undefined) return { ...between, kind: 'unknown' };
  if (walk > minutes) return { ...between, kind: 'tight' };
  return { ...between, kind: walk === 0 ? 'samePlace' : 'walk' };
}

/** Why a person or a thing of a shoot cannot be there: other shoots at the same time, or days away. */
export interface NamedConflict {
  readonly shoot: ConventionShoot;
  /** Of the person or the thing. */
  readonly name: string;
  readonly conflict: Conflict;
}

/** What the people and things of the shoots of a day are needed for elsewhere at the same time. */
export function conflictsOn(
  { shoots }: Pick<ConventionDetail, 'shoots'>,
  day: string,
  availability: Availability,
): NamedConflict[] {
  return shoots.flatMap((shoot) => {
    const window = shoot.date === day && shoot.time !== null && heldTime(shoot);
    if (!window) return [];
    const others = availability.shoots.filter(({ id }) => id !== shoot.id);
    const { names, needs } = needsOf(shoot);
    return conflictsOf({ ...availability, shoots: others }, window, shoot.timeZone, needs).map(
      (conflict) => ({ shoot, name: names.get(conflict.itemId) ?? '', conflict }),
    );
  });
}

/** Guests are on no list, so that nothing is known of them elsewhere. */
function needsOf({ people, things }: ConventionShoot) {
  const crew = people.flatMap(({ personnelId, name }) =>
    personnelId === null ? [] : [{ id: personnelId, name }],
  );
  const ofKind = (kind: (typeof things)[number]['kind']) =>
    things.filter((thing) => thing.kind === kind);
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  const needs: Needs = {
    personnelIds: [...new Set(idsOf(crew))],
    costumeIds: idsOf(ofKind('costumes')),
    propIds: idsOf(ofKind('props')),
    equipment: ofKind('equipment').map(({ id, quantity, owned }) => ({
      ...{ equipmentId: id, quantity, owned },
    })),
  };
  return { names: new Map([...crew, ...things].map(({ id, name }) => [id, name])), needs };
}
