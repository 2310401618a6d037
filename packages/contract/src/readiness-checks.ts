import type { Conflict } from './conflicts.ts';
import type { ConflictOf, OpenEntry, Weight } from './readiness-entries.ts';
import type { NeededEquipment, ReadinessInput } from './readiness-input.ts';

/** The checks, in the order in which entries of the same weight are listed. */
export const CHECKS = [
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

const RAIN_CHANCE = 50;
/** The days in which what is open is urgent. */
export const LAST_DAYS = 3;
/** Packing is checked from the day before. */
const PACKING_DAYS = 1;

/** What a check found: what is open, undefined if that is not known, null if it does not apply. */
export type Found = readonly OpenEntry[] | undefined | null;

/** Whole days until the shoot; null without a date. */
type Days = number | null;

const missing = (isMissing: boolean, entry: OpenEntry): Found => (isMissing ? [entry] : []);

export const findOpen: Readonly<Record<Check, (input: ReadinessInput, daysLeft: Days) => Found>> = {
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

/** Whether every hour is known to be dry. */
const isDry = (forecast: ReadinessInput['forecast']): boolean =>
  Boolean(
    forecast?.length &&
      forecast.every(({ precipitationChance: chance }) => chance !== null && chance < RAIN_CHANCE),
  );

/** Whether rain is fine only because there is a place for it. */
export const isSheltered = ({ shoot, forecast }: ReadinessInput): boolean =>
  shoot.hasSecondPlace && !isDry(forecast);

function openRain({ shoot, forecast }: ReadinessInput): Found {
  if (shoot.date === null || shoot.locationId === null) return null;
  // Whatever the weather will be.
  if (shoot.hasSecondPlace) return [];
  if (forecast === undefined) return undefined;
  if (forecast === null) return null;
  const chances = forecast.flatMap(({ at, precipitationChance: chance }) =>
    chance === null ? [] : { at, chance },
  );
  // Hours without a chance of rain are no forecast of it.
  if (chances.length === 0) return null;
  const wet = chances.filter(({ chance }) => chance >= RAIN_CHANCE);
  const [first] = wet;
  if (!first) return chances.length < forecast.length ? undefined : [];
  const chance = Math.max(...wet.map((hour) => hour.chance));
  return [{ code: 'rain', weight: 2, section: 'secondPlace', chance, from: first.at }];
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
