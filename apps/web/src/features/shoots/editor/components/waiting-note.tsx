import { shotListWords } from '@lensemble/messages/web/shot-list';
import { CloudOff } from 'lucide-react';

/** Says that changes of the day wait for the server. @param count how many */
export function WaitingNote({ count }: { count: number }) {
  return (
    <p role="status" className="status-planning flex gap-2 text-sm text-st-text print:hidden">
      <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
      {shotListWords('waiting', { count })}
    </p>
  );
}
