import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Shot, ShotChange } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { DayClient } from '@/lib/day/day-client.ts';
import { changeOf } from '@/lib/day/new-operation.ts';
import { entryName } from './entry-names.ts';

interface RefusedChangesProps {
  refused: readonly RefusedOperation[];
  shots: readonly Shot[];
  numbers: ReadonlyMap<string, number>;
  client: DayClient;
}

/** What was not saved, with its content. A text that another person has changed can still be used. */
export function RefusedChanges({ refused, shots, numbers, client }: RefusedChangesProps) {
  return (
    <div role="status" className="empty:hidden print:hidden">
      {refused.length > 0 && (
        <ul className="grid gap-2">
          {refused.map((each) => {
            const { operation } = each;
            const shot = shots.find(({ id }) => id === operation.target);
            const mine = ownTexts(each);
            const take = () => {
              if (shot) client.apply(changeOf(shot, mine));
              client.dismiss(operation.id);
            };
            return (
              <li
                key={[operation.id, each.reason, ...each.fields].join()}
                className="status-planning flex min-h-11 flex-wrap items-center gap-2 rounded-lg bg-st-soft py-1 pr-1.5 pl-3.5"
              >
                <TriangleAlert className="size-4 shrink-0 text-st-text" aria-hidden />
                <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere] whitespace-pre-line">
                  {wordsOf(each, shot ? entryName(shot, numbers) : titleOf(each))}
                </p>
                {shot && each.reason === 'changed' && (
                  <Button variant="ghost" size="sm" onClick={take}>
                    {shotListWords('useMine')}
                  </Button>
                )}
                <Button variant="ghost" size="sm" onClick={() => client.dismiss(operation.id)}>
                  {shotListWords('dismiss')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The fields of the change that were not saved. */
function ownTexts({ operation, fields }: RefusedOperation): ShotChange {
  if (operation.kind !== 'changeShot') return {};
  return Object.fromEntries(
    Object.entries(operation.fields).filter(([field]) => fields.includes(field)),
  );
}

/** A title that the operation itself has. */
function titleOf({ operation }: RefusedOperation): string {
  const { fields } = operation;
  return ('title' in fields && fields.title) || shotListWords('entry');
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
