import { pageLocale } from '@lensemble/messages/page-language';
import { editorUnsavedWords } from '@lensemble/messages/web/editor-unsaved';
import { History, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

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
      <p className="min-w-0 flex-1">{restoredText(savedAt, pictures)}</p>
      {savedAt !== null && (
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {editorUnsavedWords('discard')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={editorUnsavedWords('dismiss')}
        onClick={onDismiss}
      >
        <X />
      </Button>
    </div>
  );
}

function restoredText(savedAt: number | null, count: number): string {
  const pictures = editorUnsavedWords('chooseAgain', { count });
  if (savedAt === null) return pictures;
  const moment = momentOf(savedAt);
  return count === 0
    ? editorUnsavedWords('restored', { moment })
    : editorUnsavedWords('restoredExcept', { moment, pictures });
}

/** Includes the date unless it is today. */
function momentOf(savedAt: number): string {
  const then = new Date(savedAt);
  const time = then.toLocaleTimeString(pageLocale, { timeStyle: 'short' });
  if (then.toDateString() === new Date().toDateString()) return time;
  const day = then.toLocaleDateString(pageLocale, { dateStyle: 'medium' });
  return editorUnsavedWords('dayAndTime', { day, time });
}
