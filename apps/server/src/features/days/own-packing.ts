import { randomUUID } from 'node:crypto';
import { packingOf } from '@lensemble/contract/day-state';
import type { RefusalReason } from '@lensemble/contract/operations';
import type { PackedKind, PackedPart } from '@lensemble/contract/packing';
import {
  everybodysEntries,
  type PackingEntry,
  type PackingMode,
  packingEntries,
} from '@lensemble/contract/packing-list';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { type Applied, applyTo } from './apply-to.ts';
import * as queries from './queries.ts';

/** A long list is packed and taken back several times. */
const packingOfCall = defineLimit('packingOfCall', { points: 1_000, seconds: HOUR }, 'person');

interface SharedPacking {
  readonly own: readonly PackingEntry[];
  readonly others: readonly PackingEntry[];
  readonly everybodys: readonly PackingEntry[];
}

/** What a participant brings, what others bring or no one yet, and what each person brings for themselves. */
export async function listOwnPacking(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
): Promise<SharedPacking> {
  const [packing, things] = await Promise.all([
    queries.readPackingList(orm, scope),
    queries.findThings(orm, scope),
  ]);
  const list = packingOf({ packing }, things);
  const entries = packingEntries(list);
  const isOwn = ({ bringerId }: PackingEntry) => bringerId === scope.participantId;
  return {
    own: entries.filter(isOwn),
    others: entries.filter((entry) => !isOwn(entry)),
    everybodys: everybodysEntries(list),
  };
}

interface CheckOff {
  readonly kind: PackedKind;
  readonly id: string;
  readonly parts: PackedPart[];
  readonly mode: PackingMode;
  readonly isChecked: boolean;
}

/**
 * Checks off what a participant brings, or takes that back. Changes nothing that another person brings.
 * @param isOpen whether the link still opens
 * @returns false if the link has ended meanwhile
 * @throws HttpError 429
 */
export async function checkOwnPacking(
  deps: Pick<Deps, 'orm' | 'env' | 'limits'>,
  scope: CallScope,
  { kind, id, parts, mode, isChecked }: CheckOff,
  isOpen: IsOpen,
): Promise<boolean> {
  const at = new Date().toISOString();
  const time = isChecked ? at : null;
  const made = { id: randomUUID(), target: id, base: {}, at };
  const applied = await applyOwn(deps, scope, isOpen, [
    mode === 'pack'
      ? { ...made, kind: 'packThing', fields: { kind, parts, packedAt: time, packedCount: null } }
      : { ...made, kind: 'packThingBack', fields: { kind, parts, backAt: time, backCount: null } },
  ]);
  return applied !== undefined;
}

type IsOpen = NonNullable<Parameters<typeof applyTo>[2]['isOpen']>;

interface Note {
  readonly kind: PackedKind;
  readonly id: string;
  readonly part: PackedPart | null;
  readonly note: string | null;
  /** What the page showed. */
  readonly before: string | null;
}

/**
 * Writes a note on what a participant brings. Changes nothing that another person brings.
 * @returns why it was refused, `dead` if the link has ended
 * @throws HttpError 429
 */
export async function noteOwnPacking(
  deps: Pick<Deps, 'orm' | 'env' | 'limits'>,
  scope: CallScope,
  { kind, id, part, note, before }: Note,
  isOpen: IsOpen,
): Promise<RefusalReason | 'dead' | 'done'> {
  const fields = { kind, part, note, isOwn: true };
  const made = { id: randomUUID(), target: id, base: { note: before } };
  const applied = await applyOwn(deps, scope, isOpen, [
    { ...made, kind: 'noteThing', fields, at: new Date().toISOString() },
  ]);
  if (!applied) return 'dead';
  return applied.refused[0]?.reason ?? 'done';
}

/** @returns undefined if the link has ended meanwhile */
async function applyOwn(
  deps: Pick<Deps, 'orm' | 'env' | 'limits'>,
  scope: CallScope,
  isOpen: IsOpen,
  operations: Parameters<typeof applyTo>[3],
): Promise<Applied | undefined> {
  await deps.limits.count([packingOfCall.by(scope.participantId)]);
  const sender = { participantId: scope.participantId };
  try {
    return await applyTo(deps, scope, { sender, revision: 0, isOpen }, operations);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
