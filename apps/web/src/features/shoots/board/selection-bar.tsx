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
import { useBackCloses } from '@/components/ui/use-back-closes.ts';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
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

/** On phones, small words under the icon leave room for what is selected. */
const underIcon =
  'max-md:h-auto max-md:min-h-target max-md:min-w-target max-md:flex-col max-md:gap-1 max-md:px-1.5 max-md:py-1 max-md:text-[11px] max-md:leading-none';

/** What can be done with the selected cards. Escape clears the selection, as does Back on phones. */
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
  useBackCloses(true, onClose);
  const isNone = shoots.length === 0;
  const isTooMany = shoots.length > SHOOTS_AT_ONCE_MAX;
  return (
    <section
      {...focus}
      aria-label={selectionWords('bar')}
      data-bottom-bar
      className={bottomBarStyles}
    >
      <div className={cn(bottomBarRowStyles, 'max-md:gap-1 max-md:px-2')}>
        <Button variant="ghost" size="icon" aria-label={selectionWords('clear')} onClick={onClose}>
          <X aria-hidden />
        </Button>
        <p
          role="status"
          className="num mr-auto min-w-0 font-[560] max-md:text-sm max-md:leading-tight"
        >
          {isTooMany
            ? selectionWords('tooMany', { count: shoots.length, most: SHOOTS_AT_ONCE_MAX })
            : selectionWords('selected', {
                count: shoots.length,
                number: formatNumber(shoots.length),
              })}
        </p>
        {!isTooMany && (
          <>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button disabled={isNone} className={underIcon}>
                  <MoveRight aria-hidden />
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
                <Button disabled={isNone} pending={isPending} className={underIcon}>
                  <Copy aria-hidden />
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
            <Button
              variant="stop"
              disabled={isNone}
              onClick={() => setDeleting(true)}
              className={underIcon}
            >
              <Trash2 aria-hidden />
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
