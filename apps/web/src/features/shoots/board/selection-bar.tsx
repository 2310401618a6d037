import { SHOOTS_AT_ONCE_MAX } from '@lensemble/contract/constants';
import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { selectionWords } from '@lensemble/messages/web/shoot-selection';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, MoveRight, Trash2, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { bottomBarRowStyles, bottomBarStyles } from '@/components/bottom-bar-styles.ts';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { WordsAround } from '@/features/shoots/components/words-around.tsx';
import { moveShootsAtOnce } from '@/features/shoots/lib/move-shoots.ts';
import { cn } from '@/lib/cn.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { DeleteShootsDialog } from './delete-shoots-dialog.tsx';
import { useDuplicateShoots } from './use-duplicate-shoots.ts';

/** Moves all selected shoots; null without the bar. */
export type MoveSelected = RefObject<((to: ShootStatus) => void) | null>;

interface SelectionBarProps {
  shoots: readonly ListedShoot[];
  moveSelected: MoveSelected;
  /** The ids of shoots about to appear in another column. */
  arriving: Set<string>;
  onClose: () => void;
}

/** What can be done with the selected cards. Escape clears the selection. */
export default function SelectionBar({
  shoots,
  moveSelected,
  arriving,
  onClose,
}: SelectionBarProps) {
  const focus = useFocusBack<HTMLElement>(true);
  const [isDeleting, setDeleting] = useState(false);
  const { duplicate, isPending } = useDuplicateShoots(onClose);
  const client = useQueryClient();
  const moveTo = (status: ShootStatus) => {
    const moving = shoots.filter((shoot) => shoot.status !== status);
    for (const { id } of moving) arriving.add(id);
    const moves = { shoots: moving.map(({ id }) => ({ id, status })) };
    if (moving.length > 0) moveShootsAtOnce(client, moves);
    onClose();
  };
  useEffect(() => {
    moveSelected.current = moveTo;
    return () => {
      moveSelected.current = null;
    };
  });
  useClearByEscape(onClose);
  const isTooMany = shoots.length > SHOOTS_AT_ONCE_MAX;
  return (
    <section
      {...focus}
      aria-label={selectionWords('bar')}
      data-bottom-bar
      className={bottomBarStyles}
    >
      <div className={cn(bottomBarRowStyles, 'max-[25rem]:gap-2 max-[25rem]:px-2')}>
        <Button variant="ghost" size="icon" aria-label={selectionWords('clear')} onClick={onClose}>
          <X aria-hidden />
        </Button>
        <p role="status" className="num mr-auto font-[560]">
          {isTooMany ? (
            selectionWords('tooMany', { count: shoots.length, most: SHOOTS_AT_ONCE_MAX })
          ) : (
            <WordsAround
              of={selectionWords.parts('selected', {
                count: shoots.length,
                number: <span>{formatNumber(shoots.length)}</span>,
              })}
              className="max-md:sr-only"
            />
          )}
        </p>
        {!isTooMany && (
          <>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button>
                  <MoveRight aria-hidden className="max-md:hidden" />
                  {selectionWords('move')}
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="w-52">
                {shootStatuses.map((status) => (
                  <DropdownMenuItem key={status} onSelect={() => moveTo(status)}>
                    <StatusIcon status={status} className="!text-st-text" />
                    {columnNames[status]}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button pending={isPending}>
                  <Copy aria-hidden className="max-md:hidden" />
                  {selectionWords('duplicate')}
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="w-52">
                <DropdownMenuItem onSelect={() => void duplicate(shoots, true)}>
                  {selectionWords('keepDates')}
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => void duplicate(shoots, false)}>
                  {selectionWords('noDates')}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
            <Button variant="stop" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden className="max-md:hidden" />
              {selectionWords('delete')}
            </Button>
          </>
        )}
      </div>
      <DeleteShootsDialog
        shoots={shoots}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={onClose}
      />
    </section>
  );
}

function useClearByEscape(onClear: () => void): void {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Menus, dialogs and drags handle their own Escape.
      if (key === 'Escape' && !defaultPrevented) clear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
