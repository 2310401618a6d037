import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import type { AddMenuProps } from './choices.ts';
import { MenuBody } from './menu-body.tsx';

export function AddMenu({ children, align = 'start', onWanted, ...menu }: AddMenuProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (next) onWanted();
    setOpen(next);
  };
  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild onPointerEnter={onWanted} onFocus={onWanted}>
        {children}
      </PopoverTrigger>
      {open && (
        <PopoverContent
          align={align}
          aria-label={menu.placeholder}
          className="flex w-85 flex-col overflow-hidden p-1"
        >
          <MenuBody {...menu} onClose={() => setOpen(false)} />
        </PopoverContent>
      )}
    </Popover>
  );
}
