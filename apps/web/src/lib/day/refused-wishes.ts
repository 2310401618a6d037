import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Operation } from '@lensemble/contract/operations';
import type { Packing } from '@lensemble/contract/packing';
import { recordOf } from '@lensemble/contract/packing-records';
import type { Shot, ShotChange } from '@lensemble/contract/shots';
import { changeOf, type Wish } from './new-operation.ts';

/** The kind of operation that brings back what an operation changes. */
function restoringKind({ kind, fields }: Operation) {
  if (kind === 'changeShot' || kind === 'moveShot' || kind === 'markShot') return 'restoreShot';
  if (kind === 'changePackingLine') return 'restorePackingLine';
  const thing = 'kind' in fields ? fields.kind : undefined;
  if (thing === 'line') return 'restorePackingLine';
  return thing === 'kit' ? 'addKit' : undefined;
}

/** Whether the change was refused because its target is deleted, and the target can be brought back. */
export const canBringBack = ({ operation, reason, fields }: RefusedOperation): boolean =>
  reason === 'gone' && fields.length === 0 && restoringKind(operation) !== undefined;

/** Whether a deleted entry could not be brought back: the server has forgotten it. */
export const isPurged = ({ operation: { kind }, reason }: RefusedOperation): boolean =>
  reason === 'gone' && (kind === 'restoreShot' || kind === 'restorePackingLine');

/** The refused changes to one deleted entry. */
export const refusedWith = (
  { operation: { target } }: RefusedOperation,
  refused: readonly RefusedOperation[],
): readonly RefusedOperation[] =>
  refused.filter((each) => each.operation.target === target && canBringBack(each));

/** Brings back a deleted entry, with the changes to it that were refused. */
export function bringingBack(refused: readonly RefusedOperation[]): Wish[] {
  const [first] = refused;
  const kind = first && restoringKind(first.operation);
  if (!first || !kind) return [];
  const { target } = first.operation;
  return [
    { kind, target, fields: {}, base: {} },
    ...refused.map(({ operation }) => wishOf(operation)),
  ];
}

/** The same change once more. */
const wishOf = ({ id: _, at: __, ...wish }: Operation): Wish => wish as Wish;

/** The fields of a change to an entry that were not saved. */
export function ownTexts({ operation, fields }: RefusedOperation): ShotChange {
  if (operation.kind !== 'changeShot') return {};
  return Object.fromEntries(
    Object.entries(operation.fields).filter(([field]) => fields.includes(field)),
  );
}

interface Shown {
  readonly shots?: readonly Shot[] | undefined;
  readonly packing?: Packing | undefined;
}

/** Writes a text over what another person wrote, which is shown. Undefined if it was refused for another reason, or has no place. */
export function writingOver(
  refused: RefusedOperation,
  { shots, packing }: Shown,
): Wish | undefined {
  const { operation, reason } = refused;
  const { target } = operation;
  if (reason !== 'changed') return undefined;
  if (operation.kind === 'noteThing') {
    const { kind, part } = operation.fields;
    const record = packing && recordOf(packing.records, { kind, id: target, part });
    return { ...operation, base: { note: record?.note ?? null } };
  }
  if (operation.kind === 'changePackingLine') {
    const line = packing?.lines.find(({ id }) => id === target);
    return line && { ...operation, base: { text: line.text } };
  }
  const shot = shots?.find(({ id }) => id === target);
  return shot && operation.kind === 'changeShot' ? changeOf(shot, ownTexts(refused)) : undefined;
}

/** What the person wrote. */
export const writtenText = (fields: object): string =>
  ['title', 'notes', 'text', 'note']
    .map((name) => (fields as Readonly<Record<string, unknown>>)[name])
    .filter((value) => typeof value === 'string')
    .join(' · ');
