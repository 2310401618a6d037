import { SHOT_MINUTES_DEFAULT, SHOT_NOTES_MAX } from '@lensemble/contract/constants';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { NewShot, Shot, ShotChange } from '@lensemble/contract/shots';
import type { Wish } from '@/lib/day/new-operation.ts';

const plain: NewShot = {
  kind: 'shot',
  title: null,
  minutes: SHOT_MINUTES_DEFAULT,
  pin: null,
  notes: null,
  referenceId: null,
  participantIds: [],
  costumeIds: [],
  propIds: [],
  equipmentIds: [],
};

/** An entry that is not on the list yet. */
export const draftOf = (id: string, kind: Shot['kind']): Shot => ({
  ...plain,
  ...{ id, kind, state: 'open', actualEnd: null },
});

/** A new entry, as it was opened and as it is now. */
export interface Draft {
  readonly opened: Shot;
  readonly shot: Shot;
  /** The entry before it; null for the first place, undefined for the last one. */
  readonly after: string | null | undefined;
}

export const newDraft = (shot: Shot, after?: string | null): Draft => ({
  ...{ opened: shot, shot, after },
});

export const changed = (draft: Draft, fields: ShotChange): Draft => ({
  ...draft,
  shot: { ...draft.shot, ...fields } as Shot,
});

/** Whether nothing was entered yet. */
export const isPlain = ({ shot, opened }: Draft): boolean =>
  JSON.stringify(shot) === JSON.stringify(opened);

/** Adds an entry at the end, behind another one, or before all. */
export const addition = (
  target: string,
  fields: Partial<NewShot>,
  after?: string | null,
): Wish => ({
  kind: 'addShot',
  target,
  fields: { ...plain, ...fields, ...(after === undefined ? {} : { after }) },
  base: {},
});

export const draftAddition = ({ shot, after }: Draft): Wish =>
  addition(shot.id, fieldsOf(shot), after);

/** Adds an entry like another one behind it. It is pinned to no time: that is the other's. */
export const copy = (target: string, shot: Shot): Wish =>
  addition(target, { ...fieldsOf(shot), pin: null }, shot.id);

function fieldsOf({ id: _i, state: _s, actualEnd: _e, ...fields }: Shot): NewShot {
  return fields;
}

export const deletion = (target: string): Wish => ({
  kind: 'deleteShot',
  target,
  fields: {},
  base: {},
});

export const restoration = (target: string): Wish => ({
  kind: 'restoreShot',
  target,
  fields: {},
  base: {},
});

/** Moves an entry to a place in the shown order; undefined if it is there already. */
export function moveTo(ids: readonly string[], target: string, place: number): Wish | undefined {
  const others = ids.filter((id) => id !== target);
  if (place < 0 || place > others.length || ids[place] === target) return undefined;
  return { kind: 'moveShot', target, fields: { after: others[place - 1] ?? null }, base: {} };
}

/** The references that no shot uses yet. */
export function unusedReferences(
  references: readonly Reference[],
  shots: readonly Shot[],
): readonly Reference[] {
  const used = new Set(shots.map(({ referenceId }) => referenceId));
  return references.filter(({ id }) => !used.has(id));
}

/** Makes a shot of each reference, with its notes. */
export const fromReferences = (references: readonly Reference[], newId: () => string): Wish[] =>
  references.map(({ id, notes }) =>
    addition(newId(), { referenceId: id, notes: notes?.slice(0, SHOT_NOTES_MAX) ?? null }),
  );
