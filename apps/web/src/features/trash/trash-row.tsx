import type { TrashEntry } from '@lensemble/contract/trash';
import { trashWords } from '@lensemble/messages/web/trash';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { formatRecentMoment } from '@/lib/time/moments.ts';
import { undo } from '@/lib/trash/undo.ts';
import { trashLooks } from './trash-kinds.ts';
import { daysLeft, titleOf, whatOf } from './trash-texts.ts';

/** From here on, the time is marked. */
const FEW_DAYS = 3;

interface TrashRowProps {
  entry: TrashEntry;
  /** Undefined for members, who cannot delete forever. */
  onDelete: ((entry: TrashEntry) => void) | undefined;
}

export function TrashRow({ entry, onDelete }: TrashRowProps) {
  const navigate = useNavigate();
  const title = titleOf(entry);
  const left = daysLeft(entry);
  const time = formatRecentMoment(entry.deletedAt);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      undo(
        [entry.id],
        { title },
        {
          open: (id) => void navigate({ to: paths.shoot.path, params: { id } }),
          subjectId: entry.subjectId,
        },
      ),
  });
  const focus = useFocusBack<HTMLLIElement>(true);
  return (
    <li {...focus} className="flex min-w-0 flex-wrap items-center gap-3 p-3 md:flex-nowrap md:px-4">
      <Picture
        src={entry.pictureUrl}
        sizes="2.75rem"
        icon={trashLooks[entry.kind].icon}
        className="size-11 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <b dir="auto" className="block truncate font-[580] text-base">
          {title}
        </b>
        <small className="block text-ink-3 text-xs">
          {whatOf(entry)} ·{' '}
          {entry.deletedBy ? trashWords('by', { name: entry.deletedBy, time }) : time}
        </small>
      </div>
      <div className="flex items-center gap-2 max-md:w-full max-md:justify-end">
        <span
          className={cn(
            'num mr-1 text-xs',
            left <= FEW_DAYS ? 'status-planning text-st-text' : 'text-ink-3',
          )}
        >
          {trashWords('daysLeft', { count: left })}
        </span>
        <Button
          pending={isPending}
          onClick={() => mutate()}
          aria-label={trashWords('restoreOne', { title })}
        >
          {!isPending && <Undo2 aria-hidden />}
          {trashWords('restore')}
        </Button>
        {onDelete && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={trashWords('deleteOne', { title })}
            onClick={() => onDelete(entry)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
