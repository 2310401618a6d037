import { X } from 'lucide-react';
import { removeKeepingFocus } from './keep-focus.ts';

/** The remove button on a picture. Its touch target is larger than the visible circle. */
export function RemoveFromPhoto({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={(event) => removeKeepingFocus(event.currentTarget, onRemove)}
      className="print:hidden absolute top-0 right-0 grid size-target place-items-center text-photo-text focus-visible:-outline-offset-4"
    >
      <span className="glass grid size-7 place-items-center rounded-full transition-transform hover:scale-110">
        <X className="size-4" aria-hidden />
      </span>
    </button>
  );
}
