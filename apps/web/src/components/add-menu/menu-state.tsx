import { addMenuWords } from '@lensemble/messages/web/add-menu';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type AddMenuProps, SHOWN_AT_MOST } from './choices.ts';

interface MenuStateProps
  extends Pick<AddMenuProps, 'items' | 'hasFailed' | 'onRetry' | 'emptyText'> {
  found: number;
  typed: string;
}

export function MenuState({ items, hasFailed, onRetry, emptyText, found, typed }: MenuStateProps) {
  if (hasFailed) {
    return (
      <p role="alert" className="flex items-center justify-between gap-2 px-2 py-1.5 text-ink-2">
        {addMenuWords('notLoaded')}
        <Button size="sm" onClick={onRetry}>
          {addMenuWords('tryAgain')}
        </Button>
      </p>
    );
  }
  if (!items) return <Loading />;
  return (
    <p role="status" className="px-2 py-2.5 text-ink-2 empty:hidden">
      {wordsFor(items.length, found, typed, emptyText)}
    </p>
  );
}

function wordsFor(all: number, found: number, typed: string, emptyText: string): string | null {
  if (all === 0) return emptyText;
  if (found === 0) return addMenuWords('nothingMatches', { typed: typed.trim() });
  if (found > SHOWN_AT_MOST) return addMenuWords('firstOf', { shown: SHOWN_AT_MOST, found });
  return null;
}

/** As tall as a menu of some items, because the menu keeps its height. */
function Loading() {
  return (
    <div role="status" className="grid min-h-0 grow content-start gap-2 overflow-hidden p-2">
      <span className="sr-only">{addMenuWords('loading')}</span>
      {['w-40', 'w-32', 'w-44', 'w-36', 'w-28'].map((width) => (
        <span key={width} className="flex h-9 items-center gap-3">
          <Skeleton className="size-9 rounded-sm" />
          <Skeleton className={`h-3.5 ${width}`} />
        </span>
      ))}
    </div>
  );
}
