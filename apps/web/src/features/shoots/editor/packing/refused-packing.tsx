import { applyPackingOperation } from '@lensemble/contract/apply-packing-operation';
import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { RefusedList } from '@/features/shoots/editor/components/refused-list.tsx';
import { goneEntry } from '@/features/shoots/editor/lib/gone-entry.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { textChange } from '@/lib/packing/packing-wishes.ts';

interface RefusedPackingProps {
  refused: readonly RefusedOperation[];
  entries: readonly PackingEntry[];
  kitName: (id: string) => string | undefined;
  client: DayClient;
}

/** What was not saved of the packing list. A line that another person has changed can still be used. */
export function RefusedPacking({ refused, entries, kitName, client }: RefusedPackingProps) {
  const own = refused.filter(({ operation }) => operation.kind in applyPackingOperation);
  const rows = own.map((each) => {
    const { operation, reason, fields, title } = each;
    const { id, target } = operation;
    const entry = entries.find((each) => each.id === target);
    const written = textOf(operation);
    const onDismiss = () => client.dismiss(id);
    const take = () => {
      if (entry && written !== undefined) client.apply(textChange(target, written, entry.name));
      onDismiss();
    };
    const isChanged = reason === 'changed' && written !== undefined;
    return {
      key: [id, reason, ...fields].join(),
      text: isChanged
        ? packingWords('refusedChanged', { text: written })
        : reasonWords(
            reason,
            entry?.name ?? title ?? written ?? kitName(target) ?? packingWords('entry'),
          ),
      onDismiss,
      onUse: entry && isChanged ? take : undefined,
      ...goneEntry(client, each),
    };
  });
  return <RefusedList rows={rows} />;
}

const textOf = ({ fields }: RefusedOperation['operation']): string | undefined =>
  'text' in fields ? fields.text : undefined;

function reasonWords(reason: RefusedOperation['reason'], title: string): string {
  if (reason === 'gone') return packingWords('refusedGone', { title });
  if (reason === 'full') return packingWords('refusedFull', { title });
  if (reason === 'unlinked') return packingWords('refusedUnlinked', { title });
  return packingWords('refusedOther', { title });
}
