import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardWords } from '@lensemble/messages/web/board';
import { Check, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { useBoard } from './board-context.ts';

interface CardMenuProps {
  shoot: ListedShoot;
  tabIndex: 0 | -1;
  isSelected: boolean;
}

export function CardMenu({ shoot, tabIndex, isSelected }: CardMenuProps) {
  const late = useOutlookParts();
  const { move, duplicate, remove, focusOnArrival, toggle } = useBoard();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          tabIndex={tabIndex}
          aria-label={boardWords('move', { title: shoot.title })}
          className="absolute right-1.5 bottom-[7px] max-md:right-0 max-md:bottom-0 text-ink-3 opacity-0 transition-opacity focus-visible:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 data-[state=open]:bg-press data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-52">
        <DropdownMenuLabel>{boardWords('moveTo')}</DropdownMenuLabel>
        {shootStatuses
          .filter((status) => status !== shoot.status)
          .map((status) => (
            <DropdownMenuItem
              key={status}
              onSelect={() => {
                focusOnArrival(shoot.id, 'menu');
                move({ id: shoot.id, to: status });
              }}
            >
              <StatusIcon status={status} className="!text-st-text" />
              {columnNames[status]}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        {late && <late.OnSetItem shoot={shoot} />}
        <DropdownMenuItem onSelect={() => toggle(shoot.id)}>
          <Check aria-hidden />
          {isSelected ? boardWords('deselect') : boardWords('select')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => duplicate(shoot)}>
          <Copy aria-hidden />
          {boardWords('duplicate')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => remove(shoot)}>
          <Trash2 aria-hidden />
          {boardWords('delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
