import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import { deviceWords } from '@lensemble/messages/web/device';
import { CircleHelp } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { DayClient } from '@/lib/day/day-client.ts';
import { canBringBack, writingOver, writtenText } from '@/lib/day/refused-wishes.ts';
import { changeWords } from '@/lib/device/change-words.ts';
import { refusalText } from '../lib/refusal-words.ts';

export type TitleOf = (id: string) => string | null | undefined;

interface RefusedChangeProps {
  refused: RefusedOperation;
  client: DayClient;
  titleOf: TitleOf;
}

/** A change that was not applied: why, with its content and what can still be done. */
export function RefusedChange({ refused, client, titleOf }: RefusedChangeProps) {
  const { operation, reason, title } = refused;
  const change = changeWords(operation, (id) => titleOf(id) ?? title);
  const written = reason === 'changed' ? '' : writtenText(operation.fields);
  const isGone = canBringBack(refused);
  const over = writingOver(refused, client.current());
  const dismiss = () => client.dismiss(operation.id);
  return (
    <section
      aria-label={change}
      className="grid gap-2 rounded-lg border border-line bg-surface-1 px-3.5 py-2"
    >
      <p className="flex gap-2.5">
        <CircleHelp className="mt-0.5 size-5 shrink-0 text-planning-text" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <b className="block font-[600]">{deviceWords('notApplied', { change })}</b>
          {refusalText(refused)}
        </span>
      </p>
      {written !== '' && (
        <blockquote
          dir="auto"
          className="whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 [overflow-wrap:anywhere]"
        >
          {written}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-14 flex-1" onClick={dismiss}>
          {isGone ? deviceWords('leaveDeleted') : deviceWords('ok')}
        </Button>
        {isGone && (
          <Button
            variant="primary"
            className="min-h-14 flex-1"
            onClick={() => client.bringBack(refused)}
          >
            {deviceWords('bringBack')}
          </Button>
        )}
        {over && (
          <Button
            variant="primary"
            className="min-h-14 flex-1"
            onClick={() => {
              client.apply(over);
              dismiss();
            }}
          >
            {deviceWords('useMine')}
          </Button>
        )}
      </div>
    </section>
  );
}
