import type { Convention, NewConvention } from '@lensemble/contract/conventions';

export type ConventionFields = Pick<Convention, keyof NewConvention>;
export type ConventionField = keyof ConventionFields;

export const fieldsOf = (convention: Convention): ConventionFields => ({
  name: convention.name,
  place: convention.place,
  locationId: convention.locationId,
  firstDay: convention.firstDay,
  lastDay: convention.lastDay,
  meetingPoints: convention.meetingPoints,
  walks: convention.walks,
});

const names = (fields: ConventionFields) => Object.keys(fields) as ConventionField[];

/** The order of an object's keys says nothing: the database does not keep it. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The fields of `after` that differ from `before`. */
export function changedFields(
  before: ConventionFields,
  after: ConventionFields,
): Partial<ConventionFields> {
  const changed = names(after).filter((name) => textOf(before[name]) !== textOf(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

interface Merged {
  /** What both left alone or only one changed, and my value where both changed. */
  readonly fields: ConventionFields;
  /** What both have changed to different values. */
  readonly conflicts: readonly ConventionField[];
}

/** Merges what I changed with what another member changed, by field. */
export function mergeConvention(
  base: ConventionFields,
  mine: ConventionFields,
  theirs: ConventionFields,
): Merged {
  const own = changedFields(base, mine);
  const others = changedFields(base, theirs);
  const different = changedFields(theirs, mine);
  return {
    fields: { ...theirs, ...own },
    conflicts: names(base).filter((name) => name in own && name in others && name in different),
  };
}
