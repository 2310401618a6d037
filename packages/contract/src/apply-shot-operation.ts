import { SHOT_LINKS_OF_LIST_MAX, SHOTS_MAX } from './constants.ts';
import type { Apply, DayState, KeptShot, Linkable, LinkField } from './day-state.ts';
import { mergedFields } from './merged-fields.ts';
import type { Refusal } from './operations.ts';
import { applied, refused } from './outcomes.ts';
import type { shotOperations } from './shot-operations.ts';
import type { NewShot } from './shots.ts';

type Kind = keyof typeof shotOperations;

/** A new entry comes last if what it was to follow is gone. */
const addShot: Apply<'addShot'> = (state, { target, fields }, linkable) => {
  const { after, ...wanted } = fields;
  if (state.shots.some(({ id }) => id === target)) return refused(state, 'taken');
  const { value, refusals } = linked(wanted, linkable);
  const added: KeptShot = {
    id: target,
    ...value,
    state: 'open',
    actualEnd: null,
    isDeleted: false,
  };
  if (isFull(state, added)) return refused(state, 'full');
  const place = after === undefined ? undefined : placeAfter(state.shots, after);
  return {
    state: { ...state, shots: state.shots.toSpliced(place ?? state.shots.length, 0, added) },
    refusals,
  };
};

/** Fields that are not named stay. See `mergedFields` for those that another person has changed since `base`. */
const changeShot: Apply<'changeShot'> = (state, { target, fields, base }, linkable) => {
  const current = liveShot(state, target);
  if (!current) return refused(state, 'gone');
  const merged = mergedFields(current, fields, base);
  const { value, refusals } = linked(merged.value, linkable, current);
  const changed = { ...current, ...value };
  if (linkCount(changed) > linkCount(current) && isFull(state, changed)) {
    return refused(state, 'full');
  }
  const conflicts: Refusal[] =
    merged.conflicts.length > 0 ? [{ reason: 'changed', fields: merged.conflicts }] : [];
  return { state: withShot(state, changed), refusals: [...conflicts, ...refusals] };
};

/** Deleted entries keep their place, so that an entry can still move behind one. */
const moveShot: Apply<'moveShot'> = (state, { target, fields: { after } }) => {
  const current = liveShot(state, target);
  if (!current) return refused(state, 'gone');
  if (after === target) return applied(state);
  const others = state.shots.filter(({ id }) => id !== target);
  const place = placeAfter(others, after);
  if (place === undefined) return refused(state, 'gone', ['after']);
  return applied({ ...state, shots: others.toSpliced(place, 0, current) });
};

const markShot: Apply<'markShot'> = (state, { target, fields }) => {
  const current = liveShot(state, target);
  return current ? applied(withShot(state, { ...current, ...fields })) : refused(state, 'gone');
};

const deleteShot: Apply<'deleteShot'> = (state, { target }) => {
  const current = liveShot(state, target);
  return applied(current ? withShot(state, { ...current, isDeleted: true }) : state);
};

const restoreShot: Apply<'restoreShot'> = (state, { target }) => {
  const current = state.shots.find(({ id }) => id === target);
  if (!current) return refused(state, 'gone');
  const restored = { ...current, isDeleted: false };
  if (current.isDeleted && isFull(state, restored)) return refused(state, 'full');
  return applied(withShot(state, restored));
};

export const applyShotOperation: { readonly [K in Kind]: Apply<K> } = {
  addShot,
  changeShot,
  moveShot,
  markShot,
  deleteShot,
  restoreShot,
};

const liveShot = ({ shots }: DayState, target: string) =>
  shots.find(({ id, isDeleted }) => id === target && !isDeleted);

const withShot = (state: DayState, changed: KeptShot): DayState => ({
  ...state,
  shots: state.shots.map((shot) => (shot.id === changed.id ? changed : shot)),
});

/** Undefined if the list does not have the entry. */
function placeAfter(shots: readonly KeptShot[], after: string | null): number | undefined {
  if (after === null) return 0;
  const index = shots.findIndex(({ id }) => id === after);
  return index === -1 ? undefined : index + 1;
}

const linkCount = (shot: KeptShot) =>
  shot.participantIds.length +
  shot.costumeIds.length +
  shot.propIds.length +
  shot.equipmentIds.length;

/** Whether the list has no room for an entry as it is to be. */
function isFull({ shots }: DayState, wanted: KeptShot): boolean {
  const others = shots.filter(({ id, isDeleted }) => id !== wanted.id && !isDeleted);
  const links = others.reduce((sum, shot) => sum + linkCount(shot), linkCount(wanted));
  return others.length >= SHOTS_MAX || links > SHOT_LINKS_OF_LIST_MAX;
}

const listFields = [
  'participantIds',
  'costumeIds',
  'propIds',
  'equipmentIds',
] as const satisfies readonly LinkField[];

/** Leaves out what the shoot does not have. What the entry linked before stays. */
function linked(
  wanted: NewShot,
  linkable: Linkable,
  current?: KeptShot,
): { readonly value: NewShot; readonly refusals: readonly Refusal[] } {
  if (!linkable) return { value: wanted, refusals: [] };
  const value = { ...wanted };
  const fields: LinkField[] = [];
  for (const field of listFields) {
    const isThere = (id: string) => linkable[field].has(id) || current?.[field].includes(id);
    if (wanted[field].every(isThere)) continue;
    value[field] = wanted[field].filter(isThere);
    fields.push(field);
  }
  const { referenceId } = wanted;
  const before = current?.referenceId ?? null;
  if (referenceId !== null && referenceId !== before && !linkable.referenceId.has(referenceId)) {
    value.referenceId = before;
    fields.push('referenceId');
  }
  return { value, refusals: fields.length > 0 ? [{ reason: 'unlinked', fields }] : [] };
}
