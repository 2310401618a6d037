import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { OperationKind } from '@lensemble/contract/operations';
import { deviceWords } from '@lensemble/messages/web/device';

const changes: Readonly<Record<OperationKind, string>> = {
  addShot: deviceWords('changeAdd'),
  changeShot: deviceWords('changeEdit'),
  moveShot: deviceWords('changeMove'),
  markShot: deviceWords('changeMark'),
  deleteShot: deviceWords('changeDelete'),
  restoreShot: deviceWords('changeDelete'),
  addPackingLine: deviceWords('changePacking'),
  changePackingLine: deviceWords('changePacking'),
  deletePackingLine: deviceWords('changePacking'),
  restorePackingLine: deviceWords('changePacking'),
  addKit: deviceWords('changePacking'),
  removeKit: deviceWords('changePacking'),
  bringThing: deviceWords('changePacking'),
  packThing: deviceWords('changePacking'),
  packThingBack: deviceWords('changePacking'),
};

const reasons: Readonly<Record<Exclude<RefusedOperation['reason'], 'changed'>, string>> = {
  gone: deviceWords('reason gone'),
  taken: deviceWords('reason taken'),
  full: deviceWords('reason full'),
  unlinked: deviceWords('reason unlinked'),
  forbidden: deviceWords('reason forbidden'),
  old: deviceWords('reason old'),
  invalid: deviceWords('reason invalid'),
};

/** What was to be changed, with the text that the person wrote. */
export function refusedChange({ operation }: RefusedOperation): string {
  const text = writtenText(operation.fields);
  return text === '' ? changes[operation.kind] : `${changes[operation.kind]}: ${text}`;
}

/** Why it was not applied. */
export function refusalText({ reason, operation }: RefusedOperation): string {
  if (reason !== 'changed') return reasons[reason];
  return deviceWords('reason changed', { text: writtenText(operation.fields) });
}

const writtenText = (fields: object): string =>
  ['title', 'notes', 'text']
    .map((name) => (fields as Readonly<Record<string, unknown>>)[name])
    .filter((value) => typeof value === 'string')
    .join(' · ');
