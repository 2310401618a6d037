import { httpsUrl } from '@lensemble/contract/fields';
import type { Picks, Side } from '@/components/conflict/conflict-row.ts';
import type { ConflictField } from './conflict.ts';
import { comparable, fields } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';
import type { FormEquipment, FormParticipant } from './form-links.ts';
import { wearingOnly } from './form-links.ts';
import type { Versions } from './merge-lists.ts';
import { entriesByKey, mergeLists, sideThatCounts } from './merge-lists.ts';
import { mergeWorn, withoutCostumes } from './merge-worn.ts';
import type { ZoneAt } from './place-zone.ts';

/** What both sides have changed, to different things: a field, or one entry of a list. */
export interface Conflict {
  readonly field: ConflictField;
  /** The key of an entry; null where it is the whole field. */
  readonly entry: string | null;
}

export function conflictKey({ field, entry }: Conflict): string {
  return entry === null ? field : `${field} ${entry}`;
}

/** The same side of everything. */
export function allOf(conflicts: readonly Conflict[], side: Side): Picks {
  return Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side]));
}

const itself = (value: string) => value;

/** What an entry of a list is about, by which two versions of it are known to be the same. */
export const keyOf = {
  costumeIds: itself,
  propIds: itself,
  instagramLinks: itself,
  equipment: ({ equipmentId }: FormEquipment) => equipmentId,
  participants: ({ personnelId, name }: Pick<FormParticipant, 'personnelId' | 'name'>) =>
    personnelId ?? `not of the crew: ${name}`,
} as const;

interface Merged {
  readonly form: EditorForm;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges what two people made of the same shoot. What only one of them changed counts, lists entry by entry; of what both
 * changed to different things, the picked side. What stands in the link field stays.
 *
 * @param zoneAt where the clocks of a location are known, they are those of the shoot, whatever either side says
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

/** A location brings its zone along: where a side has changed both, they stay together. */
function isZoneOfPlace({ base, mine, theirs }: Versions<EditorForm>): boolean {
  if (mine.locationId === theirs.locationId) return false;
  return [mine, theirs].some(
    (side) => side.locationId !== base.locationId && side.timeZone !== base.timeZone,
  );
}

function mergeAllLists({ base, mine, theirs }: Versions<EditorForm>, picks: Picks) {
  const conflicts: Conflict[] = [];
  const merge = <Entry>(
    field: keyof typeof keyOf,
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
  };
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

/** A link that they have added meanwhile need not be added again: the form's rules would refuse it. */
function linkDraftOf({ linkDraft, instagramLinks }: EditorForm): string {
  const link = httpsUrl.safeParse(linkDraft);
  return link.success && instagramLinks.includes(link.data) ? '' : linkDraft;
}
