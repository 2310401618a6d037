import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import type { ShotActs } from './shot-acts.ts';

interface ShotMenuProps {
  shot: Shot;
  index: number;
  ids: readonly string[];
  name: string;
  acts: ShotActs;
}

export function ShotMenu({ shot, index, ids, name, acts }: ShotMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={shotListWords('more', { title: name })}
          className="max-md:size-target print:hidden"
        >
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-52">
        <DropdownMenuItem onSelect={() => acts.open(shot.id)}>
          <Pencil aria-hidden />
          {shotListWords('edit')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => acts.duplicate(shot)}>
          <Copy aria-hidden />
          {shotListWords('duplicate')}
        </DropdownMenuItem>
        {index > 0 && (
          <DropdownMenuItem onSelect={() => acts.move(ids, shot.id, index - 1)}>
            <ArrowUp aria-hidden />
            {shotListWords('up')}
          </DropdownMenuItem>
        )}
        {index < ids.length - 1 && (
          <DropdownMenuItem onSelect={() => acts.move(ids, shot.id, index + 1)}>
            <ArrowDown aria-hidden />
            {shotListWords('down')}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => acts.remove(shot, name)}>
          <Trash2 aria-hidden />
          {shotListWords('delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
