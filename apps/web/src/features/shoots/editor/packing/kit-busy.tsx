import type { PackingEntry } from '@lensemble/contract/packing-list';
import { useBusy } from '../busy/busy-context.ts';
import { InKit } from '../busy/in-kit.tsx';

/** Below a kit: what of it is at another shoot. */
export function KitBusy({ parts }: Pick<PackingEntry, 'parts'>) {
  const busy = useBusy();
  const ids = parts.flatMap(({ part }) => ('equipmentId' in part ? part.equipmentId : []));
  const taken =
    busy?.conflicts.filter(({ kind, itemId }) => kind === 'equipment' && ids.includes(itemId)) ??
    [];
  if (!busy || taken.length === 0) return null;
  return (
    <div className="px-2 pb-2 pl-11 max-md:pl-13 print:hidden">
      <InKit conflicts={taken} busy={busy} />
    </div>
  );
}
