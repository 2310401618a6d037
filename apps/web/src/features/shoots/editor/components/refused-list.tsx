import { deviceWords } from '@lensemble/messages/web/device';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

interface RefusedRow {
  readonly key: string;
  readonly text: string;
  /** What the person wrote, unless the text has it. */
  readonly written?: string;
  readonly onDismiss: () => void;
  /** Saves what was not saved. */
  readonly onUse: (() => void) | undefined;
  /** Brings back the deleted entry with the change. */
  readonly onBringBack?: (() => void) | undefined;
}

/** What was not saved, with its content. */
export function RefusedList({ rows }: { rows: readonly RefusedRow[] }) {
  return (
    <div role="status" className="empty:hidden print:hidden">
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map(({ key, text, written, onDismiss, onUse, onBringBack }) => (
            <li
              key={key}
              className="status-planning flex min-h-11 flex-wrap items-center gap-2 rounded-lg bg-st-soft py-1 pr-1.5 pl-3.5"
            >
              <TriangleAlert className="size-4 shrink-0 text-st-text" aria-hidden />
              <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere] whitespace-pre-line">
                {text}
                {written && <q className="block text-ink-2">{written}</q>}
              </p>
              {onBringBack && (
                <Button variant="ghost" size="sm" onClick={onBringBack}>
                  {deviceWords('bringBack')}
                </Button>
              )}
              {onUse && (
                <Button variant="ghost" size="sm" onClick={onUse}>
                  {shotListWords('useMine')}
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={onDismiss}>
                {shotListWords('dismiss')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
