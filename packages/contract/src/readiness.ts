import type { CallAnswer } from './call-state.ts';
import type { Conflict } from './conflicts.ts';
import type { ShootDetail } from './shoots.ts';
import type { WeatherHour } from './weather.ts';

/** Where the user can fix what is open. */
export type ReadinessSection =
  | 'schedule'
  | 'location'
  | 'crew'
  | 'costumes'
  | 'props'
  | 'equipment'
  | 'packing'
  | 'consent';

/** 3 can stop the shoot, 2 harms it, 1 can wait. */
export type Weight = 1 | 2 | 3;

type ConflictOf<Kind extends Conflict['kind']> = { readonly kind: Kind; readonly itemId: string };
type BusyKind = Exclude<Conflict['kind'], 'away'>;

/** What is open, by its code, with what the words need. */
interface OpenValues {
  readonly 'no-date': unknown;
  readonly 'no-place': unknown;
  readonly 'no-crew': unknown;
  readonly 'no-time': unknown;
  readonly declined: { readonly participantId: string; readonly note: string | null };
  readonly busy: { readonly conflict: ConflictOf<BusyKind> };
  readonly away: { readonly conflict: ConflictOf<'away'> };
  /** `chance` is the highest in percent, `from` the first hour in which it rains rather than not (ISO 8601). */
  readonly rain: { readonly chance: number; readonly from: string };
  /** `daysLeft` is null without a date. `wornBy` are the participants who wear the costume. */
  readonly todos: {
    readonly costumeId: string;
    readonly todos: number;
    readonly daysLeft: number | null;
    readonly wornBy: readonly string[];
  };
  /** The shoot needs more units than the team owns. */
  readonly short: { readonly equipmentId: string; readonly needed: number; readonly owned: number };
  /** Who said maybe. */
  readonly unsure: { readonly participantIds: readonly string[] };
  /** Who was asked and has not answered. */
  readonly unanswered: { readonly participantIds: readonly string[] };
  readonly unasked: { readonly participantIds: readonly string[] };
  readonly unpacked: { readonly entries: number };
  readonly 'no-consent': { readonly participantIds: readonly string[] };
}

export type OpenCode = keyof OpenValues;

export type OpenEntry = {
  [Code in OpenCode]: {
    readonly code: Code;
    readonly weight: Weight;
    readonly section: ReadinessSection;
  } & (unknown extends OpenValues[Code] ? unknown : OpenValues[Code]);
}[OpenCode];

/** The checks, in the order in which entries of the same weight are listed. */
const CHECKS = [
  'date',
  'place',
  'crew',
  'declined',
  'time',
  'busy',
  'owned',
  'rain',
  'costumes',
  'answers',
  'packing',
  'consent',
] as const;
export type Check = (typeof CHECKS)[number];

/** The share of each check in the whole, if nothing of it is open or it is not known. */
const SHARES: Readonly<Record<Check, Weight>> = {
  date: 3,
  place: 3,
  crew: 3,
  declined: 3,
  time: 2,
  busy: 3,
  owned: 2,
  rain: 2,
  costumes: 2,
  answers: 1,
  packing: 2,
  consent: 1,
};

/** What the team does not use; an absent input is one that is not known. */
type Unused = 'unused';

export interface KnownAnswer {
  /** Null for those who were asked and have not answered. */
  readonly answer: CallAnswer | null;
  readonly note: string | null;
}

/** Each piece once, with the units in kits. `owned` is null where it is not known. */
interface NeededEquipment {
  readonly equipmentId: string;
  readonly quantity: number;
  readonly owned: number | null;
  readonly isOnlyInKits?: boolean | undefined;
}

type ForecastHour = Pick<WeatherHour, 'at' | 'precipitationChance'>;

/** The plan and everything that was found out about it. Without a part of it, a shoot is not ready. */
export interface ReadinessInput {
  readonly shoot: Pick<ShootDetail, 'status' | 'date' | 'time' | 'locationId'> & {
    readonly participants: readonly {
      readonly id: string;
      readonly costumeIds: readonly string[];
    }[];
    /** With the number of open todos; null where it is not known. */
    readonly costumes: readonly { readonly costumeId: string; readonly todos: number | null }[];
    /** Undefined where it is not known. */
    readonly equipment: readonly NeededEquipment[] | undefined;
  };
  /** `YYYY-MM-DD` in the zone of the shoot. */
  readonly today: string;
  /** From an availability that is complete. */
  readonly conflicts?: readonly ConflictOf<Conflict['kind']>[] | undefined;
  /** The hours of the shoot; null where there is no forecast, as for a day far away. */
  readonly forecast?: readonly ForecastHour[] | null | undefined;
  readonly hasSecondPlace?: boolean | undefined;
  /** To the current plan, by participant; who is missing was not asked. */
  readonly answers?: ReadonlyMap<string, KnownAnswer> | Unused | undefined;
  /** Entries that are not packed; unused if there is nothing to pack. */
  readonly unpacked?: number | Unused | undefined;
  /** The participants who have not signed. */
  readonly withoutConsent?: readonly string[] | Unused | undefined;
}

export interface Readiness {
  /** `over` for completed shoots and past days. Only `ready` says that everything was checked and is fine. */
  readonly state: 'open' | 'unknown' | 'ready' | 'over';
  /** The heaviest first. */
  readonly open: readonly OpenEntry[];
  readonly fine: readonly Check[];
  readonly unknown: readonly Check[];
  /** From 0 to 1: the weight of what is fine in that of all that was to be checked. 1 only if ready or over. */
  readonly share: number;
  /** Whole days until the shoot; null without a date. */
  readonly daysLeft: number | null;
}

const RAIN_CHANCE = 50;
/** The days in which what is open is urgent. */
export const LAST_DAYS = 3;
/** Packing is checked from the day before. */
const PACKING_DAYS = 1;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** What a check found: what is open, undefined if that is not known, null if it does not apply. */
type Found = readonly OpenEntry[] | undefined | null;

type Days = Readiness['daysLeft'];

const missing = (isMissing: boolean, entry: OpenEntry): Found => (isMissing ? [entry] : []);

const find: Readonly<Record<Check, (input: ReadinessInput, daysLeft: Days) => Found>> = {
  date: ({ shoot }) =>
    missing(shoot.date === null, { code: 'no-date', weight: 3, section: 'schedule' }),
  place: ({ shoot }) =>
    missing(shoot.locationId === null, { code: 'no-place', weight: 3, section: 'location' }),
  crew: ({ shoot }) =>
    missing(shoot.participants.length === 0, { code: 'no-crew', weight: 3, section: 'crew' }),
  time: ({ shoot }) =>
    missing(shoot.time === null, { code: 'no-time', weight: 2, section: 'schedule' }),
  declined: declinedBy,
  // Without a date, a shoot holds nothing.
  busy: ({ shoot, conflicts }) =>
    shoot.date === null ? null : conflicts?.map((conflict) => openConflict(conflict, shoot)),
  owned: openShortages,
  rain: openRain,
  costumes: openTodos,
  answers: unanswered,
  packing: openPacking,
  consent: openConsent,
};

function openConflict(
  { kind, itemId }: ConflictOf<Conflict['kind']>,
  { equipment = [] }: ReadinessInput['shoot'],
): OpenEntry {
  if (kind === 'away')
    return { code: 'away', weight: 3, section: 'crew', conflict: { kind, itemId } };
  const conflict = { kind, itemId };
  if (kind === 'personnel') return { code: 'busy', weight: 3, section: 'crew', conflict };
  const needed = equipment.find(({ equipmentId }) => equipmentId === itemId);
  const section = kind === 'equipment' ? sectionOf(needed) : kind;
  return { code: 'busy', weight: 2, section, conflict };
}

/** Kits are changed in the packing list. */
const sectionOf = (needed: NeededEquipment | undefined): 'packing' | 'equipment' =>
  needed?.isOnlyInKits ? 'packing' : 'equipment';

/** Also without another shoot, a team cannot bring more than it owns. */
function openShortages({ shoot: { equipment } }: ReadinessInput): Found {
  if (equipment?.length === 0) return null;
  if (!equipment || equipment.some(({ owned }) => owned === null)) return undefined;
  return equipment.flatMap((each) => {
    const { equipmentId, quantity: needed, owned } = each;
    if (owned === null || owned >= needed) return [];
    return { code: 'short', weight: 2, section: sectionOf(each), equipmentId, needed, owned };
  });
}

function openRain({ shoot, forecast, hasSecondPlace = false }: ReadinessInput): Found {
  if (shoot.date === null || shoot.locationId === null || forecast === null) return null;
  if (forecast === undefined) return undefined;
  const chances = forecast.flatMap(({ at, precipitationChance: chance }) =>
    chance === null ? [] : { at, chance },
  );
  // Hours without a chance of rain are no forecast of it.
  if (chances.length === 0) return null;
  const wet = chances.filter(({ chance }) => chance >= RAIN_CHANCE);
  const [first] = wet;
  if (hasSecondPlace) return [];
  if (!first) return chances.length < forecast.length ? undefined : [];
  const chance = Math.max(...wet.map((hour) => hour.chance));
  return [{ code: 'rain', weight: 2, section: 'location', chance, from: first.at }];
}

/** More than one todo a day is urgent, and so is any in the last three days. */
function urgency(todos: number, daysLeft: Days): Weight {
  if (daysLeft === null) return 1;
  if (daysLeft <= LAST_DAYS || todos > daysLeft) return 3;
  return todos * 3 >= daysLeft ? 2 : 1;
}

function openTodos({ shoot }: ReadinessInput, daysLeft: Days): Found {
  if (shoot.costumes.length === 0) return null;
  if (shoot.costumes.some(({ todos }) => todos === null)) return undefined;
  return shoot.costumes.flatMap(({ costumeId, todos }): OpenEntry[] => {
    if (!todos) return [];
    const wornBy = shoot.participants
      .filter(({ costumeIds }) => costumeIds.includes(costumeId))
      .map(({ id }) => id);
    const weight = urgency(todos, daysLeft);
    return [{ code: 'todos', weight, section: 'costumes', costumeId, todos, daysLeft, wornBy }];
  });
}

function declinedBy({ shoot, answers }: ReadinessInput): Found {
  if (answers === 'unused' || shoot.participants.length === 0) return null;
  return (
    answers &&
    shoot.participants.flatMap(({ id: participantId }) => {
      const known = answers.get(participantId);
      if (known?.answer !== 'no') return [];
      return { code: 'declined', weight: 3, section: 'crew', participantId, note: known.note };
    })
  );
}

function unanswered({ shoot, answers }: ReadinessInput): Found {
  if (answers === 'unused' || shoot.participants.length === 0) return null;
  if (!answers) return undefined;
  const ids = shoot.participants.map(({ id }) => id);
  const entriesOf = (
    code: 'unsure' | 'unanswered' | 'unasked',
    isMeant: (id: string) => boolean,
  ): readonly OpenEntry[] => {
    const participantIds = ids.filter(isMeant);
    return participantIds.length > 0 ? [{ code, weight: 1, section: 'crew', participantIds }] : [];
  };
  const unasked = entriesOf('unasked', (id) => !answers.has(id));
  // Without a date, no one can answer, and an answer to an earlier plan says nothing.
  if (shoot.date === null) return unasked.length > 0 ? unasked : null;
  return [
    ...entriesOf('unanswered', (id) => answers.get(id)?.answer === null),
    ...entriesOf('unsure', (id) => answers.get(id)?.answer === 'maybe'),
    ...unasked,
  ];
}

function openPacking({ unpacked }: ReadinessInput, daysLeft: Days): Found {
  if (unpacked === 'unused' || daysLeft === null || daysLeft > PACKING_DAYS) return null;
  if (unpacked === undefined) return undefined;
  const entry = { code: 'unpacked', weight: 2, section: 'packing', entries: unpacked } as const;
  return missing(unpacked > 0, entry);
}

function openConsent({ shoot, withoutConsent }: ReadinessInput): Found {
  if (withoutConsent === 'unused' || shoot.participants.length === 0) return null;
  if (withoutConsent === undefined) return undefined;
  const participantIds = withoutConsent;
  const entry = { code: 'no-consent', weight: 1, section: 'consent', participantIds } as const;
  return missing(participantIds.length > 0, entry);
}

const OVER: Omit<Readiness, 'daysLeft'> = {
  state: 'over',
  open: [],
  fine: [],
  unknown: [],
  share: 1,
};

/** What is open in a shoot. It reads no clock and no network, warns and never blocks. */
export function readinessOf(input: ReadinessInput): Readiness {
  const { shoot, today } = input;
  const daysLeft = shoot.date === null ? null : daysBetween(today, shoot.date);
  if (shoot.status === 'completed' || (daysLeft !== null && daysLeft < 0))
    return { ...OVER, daysLeft };
  const found = CHECKS.map((check) => ({ check, entries: find[check](input, daysLeft) }));
  const namesOf = (list: typeof found) => list.map(({ check }) => check);
  const open = found
    .flatMap(({ entries }) => entries ?? [])
    .toSorted((a, b) => b.weight - a.weight);
  const fine = namesOf(found.filter(({ entries }) => entries?.length === 0));
  const unknown = namesOf(found.filter(({ entries }) => entries === undefined));
  const [done, rest] = [sumOf(fine), sumOf(unknown) + heaviest(found)];
  return {
    state: stateOf(open.length, unknown.length),
    open,
    fine,
    unknown,
    share: done / (done + rest),
    daysLeft,
  };
}

function stateOf(open: number, unknown: number): Readiness['state'] {
  if (open > 0) return 'open';
  return unknown > 0 ? 'unknown' : 'ready';
}

const sumOf = (list: readonly Check[]) => list.reduce((sum, check) => sum + SHARES[check], 0);

/** The weight of the checks with open entries, each as heavy as its heaviest entry. */
const heaviest = (found: readonly { readonly entries: Found }[]) =>
  found.reduce(
    (sum, { entries }) => sum + Math.max(0, ...(entries ?? []).map(({ weight }) => weight)),
    0,
  );
