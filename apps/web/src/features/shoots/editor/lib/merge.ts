import { httpsUrl } from '@lensemble/contract/fields';
import type { Picks, Side } from '@/components/conflict/conflict-row.ts';
import { type ConflictField, comparable, fields } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';
import { type FormEquipment, wearingOnly } from './form-links.ts';
import { entriesByKey, mergeLists, sideThatCounts, type Versions } from './merge-lists.ts';
import { mergeWorn, withoutCostumes } from './merge-worn.ts';
import { personKey } from './people-keys.ts';
import type { ZoneAt } from './place-zone.ts';
import { withStoredIds } from './stored-ids.ts';

/** A field or list entry that both sides changed differently. */
export interface Conflict {
  readonly field: ConflictField;
  /** The key of the entry; null for a whole field. */
  readonly entry: string | null;
}

export function conflictKey({ field, entry }: Conflict): string {
  return entry === null ? field : `${field} ${entry}`;
}

export function allOf(conflicts: readonly Conflict[], side: Side): Picks {
  return Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side]));
}

const itself = (value: string) => value;

/** The list fields, which are merged by entry. */
type ListField = {
  [Field in ConflictField]: EditorForm[Field] extends readonly unknown[] ? Field : never;
}[ConflictField];

/** Identifies an entry across versions. */
export const keyOf = {
  costumeIds: itself,
  propIds: itself,
  instagramLinks: itself,
  equipment: ({ equipmentId }: FormEquipment) => equipmentId,
  participants: personKey,
} satisfies { [Field in ListField]: (entry: EditorForm[Field][number]) => string };

interface Merged {
  readonly form: EditorForm;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two versions of a shoot. A change of one side is kept; lists are merged by entry. For conflicts, the picked
 * side counts, `mine` by default. `linkDraft` is kept.
 *
 * @param zoneAt the time zone of a location; if known, it overrides the time zone of both sides
 */
export function mergeForms(
  versions: Versions<EditorForm>,
  picks: Picks = {},
  zoneAt: ZoneAt = () => null,
): Merged {
  const { mine } = versions;
  const plain = mergePlain(versions, picks, zoneAt);
  const lists = mergeAllLists(versions, picks);
  const form = { ...mine, ...plain.values, ...lists.values };
  const all = [...plain.conflicts, ...lists.conflicts];
  const conflicts = fields.flatMap((field) => all.filter((conflict) => conflict.field === field));
  return { form: { ...form, linkDraft: linkDraftOf(form) }, conflicts };
}

function mergePlain(versions: Versions<EditorForm>, picks: Picks, zoneAt: ZoneAt) {
  const conflicts: Conflict[] = [];
  const pickedSide = (field: ConflictField) => sideOf(versions, field) ?? picks[field] ?? 'mine';
  const { locationId } = versions[pickedSide('locationId')];
  const zoneThere = locationId === null ? null : zoneAt(locationId);
  const taken = fields.filter((field) => {
    if (field in keyOf || (field === 'timeZone' && zoneThere)) return false;
    if (field === 'timeZone' && isZoneOfPlace(versions)) {
      return pickedSide('locationId') === 'theirs';
    }
    if (!sideOf(versions, field)) conflicts.push({ field, entry: null });
    return pickedSide(field) === 'theirs';
  });
  const { theirs } = versions;
  const values = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
  return { values: { ...values, ...(zoneThere && { timeZone: zoneThere }) }, conflicts };
}

function sideOf({ base, mine, theirs }: Versions<EditorForm>, field: ConflictField): Side | null {
  return sideThatCounts({
    base: comparable(base, field),
    mine: comparable(mine, field),
    theirs: comparable(theirs, field),
  });
}

/** Whether a side has changed the location together with its time zone. Both are then taken from the same side. */
function isZoneOfPlace({ base, mine, theirs }: Versions<EditorForm>): boolean {
  if (mine.locationId === theirs.locationId) return false;
  return [mine, theirs].some(
    (side) => side.locationId !== base.locationId && side.timeZone !== base.timeZone,
  );
}

function mergeAllLists({ base, mine: typed, theirs }: Versions<EditorForm>, picks: Picks) {
  const mine = { ...typed, participants: withStoredIds(typed.participants, theirs.participants) };
  const conflicts: Conflict[] = [];
  const merge = <Entry>(
    field: ListField,
    listOf: (form: EditorForm) => readonly Entry[],
    keyOfEntry: (entry: Entry) => string,
  ): Entry[] => {
    const lists = { base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) };
    const pick = (entry: string) => picks[conflictKey({ field, entry })] ?? 'mine';
    const merged = mergeLists(lists, keyOfEntry, pick);
    conflicts.push(...merged.conflicts.map((entry) => ({ field, entry })));
    return merged.entries;
  };
  const values = {
    costumeIds: merge('costumeIds', (form) => form.costumeIds, keyOf.costumeIds),
    propIds: merge('propIds', (form) => form.propIds, keyOf.propIds),
    instagramLinks: merge('instagramLinks', (form) => form.instagramLinks, keyOf.instagramLinks),
    equipment: merge('equipment', (form) => form.equipment, keyOf.equipment),
  } satisfies Omit<Pick<EditorForm, ListField>, 'participants'>;
  const people = merge(
    'participants',
    (form) => form.participants.map(withoutCostumes),
    keyOf.participants,
  );
  const worn = mergeWorn({
    base: peopleOf(base),
    mine: peopleOf(mine),
    theirs: peopleOf(theirs),
  });
  const dressed = [...entriesByKey(people, keyOf.participants)].map(([key, person]) => ({
    ...person,
    costumeIds: worn.get(key) ?? [],
  }));
  return {
    values: { ...values, participants: wearingOnly(dressed, values.costumeIds) },
    conflicts,
  };
}

const peopleOf = ({ participants }: EditorForm) => entriesByKey(participants, keyOf.participants);

/** Clears a draft link that the other side has already added: validation would refuse the duplicate. */
function linkDraftOf({ linkDraft, instagramLinks }: EditorForm): string {
  const link = httpsUrl.safeParse(linkDraft);
  return link.success && instagramLinks.includes(link.data) ? '' : linkDraft;
}
