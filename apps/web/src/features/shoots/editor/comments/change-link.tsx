import type { CommentedChange } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { History, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { openChange } from '@/features/shoots/editor/activity/open-change.ts';
import { changeLabel } from '@/lib/activity/change-label.ts';

/** Leads to the entry of the activity that a comment is about. */
export function ChangeLink({ about }: { about: CommentedChange }) {
  const change = changeLabel(about);
  return (
    <button
      type="button"
      aria-label={commentWords('showChange', { change })}
      onClick={() => openChange({ activityId: about.activityId })}
      className="mt-0.5 flex min-h-6 max-w-full items-center gap-1.5 text-start text-ink-3 text-xs transition-colors hover:text-ink max-md:min-h-target"
    >
      <History aria-hidden className="size-3.5 shrink-0" />
      <span dir="auto" className="truncate">
        {change}
      </span>
    </button>
  );
}

interface ChosenChangeProps {
  about: CommentedChange;
  onDrop: () => void;
}

/** What the new comment is about. */
export function ChosenChange({ about, onDrop }: ChosenChangeProps) {
  return (
    <p className="-mb-2.5 flex items-center gap-1.5 text-ink-2 text-xs print:hidden">
      <History aria-hidden className="size-3.5 shrink-0" />
      <span dir="auto" className="truncate">
        {changeLabel(about)}
      </span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={commentWords('dropChange')}
        onClick={onDrop}
        className="shrink-0 max-md:size-target"
      >
        <X aria-hidden />
      </Button>
    </p>
  );
}
