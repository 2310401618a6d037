import { History, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { count } from '@/lib/words/count.ts';

interface DraftBannerProps {
  /** When the draft was stored, in milliseconds since 1970; null if it contains only pictures. */
  savedAt: number | null;
  /** The number of pictures that were lost. */
  pictures: number;
  onDiscard: () => void;
  onDismiss: () => void;
}

export function DraftBanner({ savedAt, pictures, onDiscard, onDismiss }: DraftBannerProps) {
  return (
    <div
      role="status"
      className="status-planning flex print:hidden min-h-11 items-center gap-2.5 rounded-lg bg-st-soft py-1 pr-1.5 pl-3.5"
    >
      <History className="size-4 shrink-0 text-st-text" aria-hidden />
      <p className="min-w-0 flex-1">{sentences(savedAt, pictures).join('. ')}</p>
      {savedAt !== null && (
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label="Dismiss" onClick={onDismiss}>
        <X />
      </Button>
    </div>
  );
}

function sentences(savedAt: number | null, pictures: number): string[] {
  const typed = savedAt === null ? [] : [`Unsaved changes from ${moment(savedAt)} restored`];
  if (pictures === 0) return typed;
  return [...typed, `${count(pictures, 'picture has', 'pictures have')} to be chosen again`];
}

/** In the user's locale; includes the date unless it is today. */
function moment(savedAt: number): string {
  const then = new Date(savedAt);
  const time = then.toLocaleTimeString(undefined, { timeStyle: 'short' });
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday ? time : `${then.toLocaleDateString(undefined, { dateStyle: 'medium' })}, ${time}`;
}
