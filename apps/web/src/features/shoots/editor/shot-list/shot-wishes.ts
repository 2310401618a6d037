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

export const changed = (draft: Shot, fields: ShotChange): Shot => ({ ...draft, ...fields }) as Shot;

/** Whether nothing was entered yet. */
export const isPlain = (draft: Shot): boolean =>
  JSON.stringify(draft) === JSON.stringify(draftOf(draft.id, draft.kind));

/** Adds an entry at the end, or behind another one. */
export const addition = (target: string, fields: Partial<NewShot>, after?: string): Wish => ({
  kind: 'addShot',
  target,
  fields: { ...plain, ...fields, ...(after === undefined ? {} : { after }) },
  base: {},
});

export const draftAddition = (draft: Shot): Wish => addition(draft.id, fieldsOf(draft));

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
