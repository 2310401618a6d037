import { applyPackingOperation } from '@lensemble/contract/apply-packing-operation';
import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Packing } from '@lensemble/contract/packing';
import { everybodysEntries, packingEntries } from '@lensemble/contract/packing-list';
import { isSamePart } from '@lensemble/contract/packing-records';
import { packingWords } from '@lensemble/messages/web/packing';
import { RefusedList } from '@/features/shoots/editor/components/refused-list.tsx';
import { goneEntry } from '@/features/shoots/editor/lib/gone-entry.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { noting, textChange } from '@/lib/packing/packing-wishes.ts';

interface RefusedPackingProps {
  refused: readonly RefusedOperation[];
  packing: Packing;
  kitName: (id: string) => string | undefined;
  client: DayClient;
}

/** What was not saved of the packing list. A line that another person has changed can still be used. */
export function RefusedPacking({ refused, packing, kitName, client }: RefusedPackingProps) {
  const own = refused.filter(({ operation }) => operation.kind in applyPackingOperation);
  const entries = [...packingEntries(packing), ...everybodysEntries(packing)];
  const rows = own.map((each) => {
    const { operation, reason, fields, title } = each;
    const { id, target } = operation;
    const entry = entries.find((each) => each.id === target);
    const written = textOf(operation);
    const onDismiss = () => client.dismiss(id);
    const take = () => {
      if (entry && operation.kind === 'noteThing') {
        const { part, note } = operation.fields;
        const of = part ? entry.parts.find((each) => isSamePart(each.part, part)) : entry;
        client.apply(noting(entry, part, note, of?.note ?? null));
      } else if (entry && written !== undefined) {
        client.apply(textChange(target, written, entry.name));
      }
      onDismiss();
    };
    const isChanged = reason === 'changed' && written !== undefined;
    return {
      key: [id, reason, ...fields].join(),
      text: isChanged
        ? changedWords(operation.kind, written)
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

const textOf = ({ fields }: RefusedOperation['operation']): string | undefined => {
  if ('note' in fields) return fields.note ?? '';
  return 'text' in fields ? fields.text : undefined;
};

const changedWords = (kind: RefusedOperation['operation']['kind'], text: string): string =>
  kind === 'noteThing'
    ? packingWords('refusedNote', { text })
    : packingWords('refusedChanged', { text });

function reasonWords(reason: RefusedOperation['reason'], title: string): string {
  if (reason === 'gone') return packingWords('refusedGone', { title });
  if (reason === 'full') return packingWords('refusedFull', { title });
  if (reason === 'unlinked') return packingWords('refusedUnlinked', { title });
  return packingWords('refusedOther', { title });
}
