import { History, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { count } from '@/lib/format.ts';

interface DraftBannerProps {
  /** When what was restored was typed, in milliseconds since 1970; null where there were only pictures. */
  savedAt: number | null;
  /** How many pictures did not survive. */
  pictures: number;
  onDiscard: () => void;
  onDismiss: () => void;
}

/** Says that the form does not show what is stored but what was typed before the page went away. */
export function DraftBanner({ savedAt, pictures, onDiscard, onDismiss }: DraftBannerProps) {
  return (
    <div
      role="status"
      className="status-planning flex min-h-11 items-center gap-2.5 rounded-lg bg-st-soft py-1 pr-1.5 pl-3.5"
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

/** In the reader's locale; with the day unless it is today. */
function moment(savedAt: number): string {
  const then = new Date(savedAt);
  const time = then.toLocaleTimeString(undefined, { timeStyle: 'short' });
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday ? time : `${then.toLocaleDateString(undefined, { dateStyle: 'medium' })}, ${time}`;
}
