import { randomUUID } from 'node:crypto';
import { packingOf } from '@lensemble/contract/day-state';
import type { PackedKind, PackedPart } from '@lensemble/contract/packing';
import {
  type PackingEntry,
  type PackingMode,
  packingEntries,
} from '@lensemble/contract/packing-list';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { applyTo } from './apply-to.ts';
import * as queries from './queries.ts';

/** A long list is packed and taken back several times. */
const packingOfCall = defineLimit('packingOfCall', { points: 1_000, seconds: HOUR }, 'person');

interface SharedPacking {
  readonly own: readonly PackingEntry[];
  readonly others: readonly PackingEntry[];
}

/** What a participant brings, and what others bring or no one yet. */
export async function listOwnPacking(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
): Promise<SharedPacking> {
  const [packing, things] = await Promise.all([
    queries.readPackingList(orm, scope),
    queries.findThings(orm, scope),
  ]);
  const entries = packingEntries(packingOf({ packing }, things));
  const isOwn = ({ bringerId }: PackingEntry) => bringerId === scope.participantId;
  return { own: entries.filter(isOwn), others: entries.filter((entry) => !isOwn(entry)) };
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
  isOpen: NonNullable<Parameters<typeof applyTo>[2]['isOpen']>,
): Promise<boolean> {
  await deps.limits.count([packingOfCall.by(scope.participantId)]);
  const at = new Date().toISOString();
  const time = isChecked ? at : null;
  const made = { id: randomUUID(), target: id, base: {}, at };
  const sender = { participantId: scope.participantId };
  try {
    await applyTo(deps, scope, { sender, revision: 0, isOpen }, [
      mode === 'pack'
        ? { ...made, kind: 'packThing', fields: { kind, parts, packedAt: time } }
        : { ...made, kind: 'packThingBack', fields: { kind, parts, backAt: time } },
    ]);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}
