import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import { deviceWords } from '@lensemble/messages/web/device';
import { isPurged, writtenText } from '@/lib/day/refused-wishes.ts';

const reasons: Readonly<Record<Exclude<RefusedOperation['reason'], 'changed'>, string>> = {
  gone: deviceWords('reason gone'),
  taken: deviceWords('reason taken'),
  full: deviceWords('reason full'),
  unlinked: deviceWords('reason unlinked'),
  forbidden: deviceWords('reason forbidden'),
  old: deviceWords('reason old'),
  invalid: deviceWords('reason invalid'),
};

/** Why a change was not applied. */
export function refusalText(refused: RefusedOperation): string {
  if (isPurged(refused)) return deviceWords('reason purged');
  const { reason, operation } = refused;
  if (reason !== 'changed') return reasons[reason];
  return deviceWords('reason changed', { text: writtenText(operation.fields) });
}
