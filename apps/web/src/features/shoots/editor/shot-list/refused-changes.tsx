import { applyPackingOperation } from '@lensemble/contract/apply-packing-operation';
import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { RefusedList } from '@/features/shoots/editor/components/refused-list.tsx';
import { goneEntry } from '@/features/shoots/editor/lib/gone-entry.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { ownTexts, writingOver } from '@/lib/day/refused-wishes.ts';
import { entryName } from './entry-names.ts';

interface RefusedChangesProps {
  refused: readonly RefusedOperation[];
  shots: readonly Shot[];
  numbers: ReadonlyMap<string, number>;
  client: DayClient;
}

/** What was not saved of the shot list. A text that another person has changed can still be used. */
export function RefusedChanges({ refused, shots, numbers, client }: RefusedChangesProps) {
  const own = refused.filter(({ operation }) => !(operation.kind in applyPackingOperation));
  const rows = own.map((each) => {
    const { operation, reason } = each;
    const shot = shots.find(({ id }) => id === operation.target);
    const onDismiss = () => client.dismiss(operation.id);
    const over = writingOver(each, { shots });
    const take = () => {
      if (over) client.apply(over);
      onDismiss();
    };
    return {
      key: [operation.id, reason, ...each.fields].join(),
      text: wordsOf(each, shot ? entryName(shot, numbers) : titleOf(each)),
      onDismiss,
      onUse: over && take,
      ...goneEntry(client, each),
    };
  });
  return <RefusedList rows={rows} />;
}

/** The title of an entry that is not in the list. */
function titleOf({ operation, title }: RefusedOperation): string {
  const { fields } = operation;
  return title || ('title' in fields && fields.title) || shotListWords('entry');
}

function wordsOf(refused: RefusedOperation, title: string): string {
  const { reason } = refused;
  if (reason === 'changed') {
    const { title: own, notes } = ownTexts(refused);
    const text = [own, notes].filter(Boolean).join('\n');
    return shotListWords('refusedChanged', { text });
  }
  if (reason === 'gone') return shotListWords('refusedGone', { title });
  if (reason === 'full') return shotListWords('refusedFull', { title });
  if (reason === 'unlinked') return shotListWords('refusedUnlinked', { title });
  return shotListWords('refusedOther', { title });
}
