import { applyPackingOperation } from '@lensemble/contract/apply-packing-operation';
import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Operation } from '@lensemble/contract/operations';
import type { Packing } from '@lensemble/contract/packing';
import { everybodysEntries, packingEntries } from '@lensemble/contract/packing-list';
import { isSamePart } from '@lensemble/contract/packing-records';
import { packingWords } from '@lensemble/messages/web/packing';
import { RefusedList } from '@/features/shoots/editor/components/refused-list.tsx';
import { goneEntry } from '@/features/shoots/editor/lib/gone-entry.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { writingOver } from '@/lib/day/refused-wishes.ts';

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
    const note = operation.kind === 'noteThing' ? operation.fields : undefined;
    const text = 'text' in operation.fields ? operation.fields.text : undefined;
    const of = note?.part
      ? entry?.parts.find((each) => isSamePart(each.part, note.part ?? null))
      : entry;
    const name =
      of?.name ?? entry?.name ?? title ?? text ?? kitName(target) ?? packingWords('entry');
    const onDismiss = () => client.dismiss(id);
    const over = writingOver(each, { packing });
    const take = () => {
      if (over) client.apply(over);
      onDismiss();
    };
    const isChanged = reason === 'changed' && (note || text !== undefined);
    return {
      key: [id, reason, ...fields].join(),
      text: isChanged ? changedWords(operation, name) : reasonWords(reason, name),
      ...(note?.note && !isChanged && { written: note.note }),
      onDismiss,
      onUse: entry && over ? take : undefined,
      ...goneEntry(client, each),
    };
  });
  return <RefusedList rows={rows} />;
}

function changedWords({ fields }: Operation, title: string): string {
  if ('note' in fields)
    return fields.note === null
      ? packingWords('refusedNoteRemoval', { title })
      : packingWords('refusedNote', { text: fields.note });
  return packingWords('refusedChanged', { text: 'text' in fields ? (fields.text ?? '') : '' });
}

function reasonWords(reason: RefusedOperation['reason'], title: string): string {
  if (reason === 'gone') return packingWords('refusedGone', { title });
  if (reason === 'full') return packingWords('refusedFull', { title });
  if (reason === 'unlinked') return packingWords('refusedUnlinked', { title });
  return packingWords('refusedOther', { title });
}
