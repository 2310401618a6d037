import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import type { AddMenuProps } from './choices.ts';
import { MenuBody } from './menu-body.tsx';

export function AddMenu({ children, onWanted, ...menu }: AddMenuProps) {
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
      {open && <OpenMenu {...menu} onClose={() => setOpen(false)} />}
    </Popover>
  );
}

interface OpenMenuProps extends Omit<AddMenuProps, 'children' | 'onWanted'> {
  onClose: () => void;
}

/** Keeps the height that it opens with, so that nothing moves under the pointer when the items arrive or are picked. */
function OpenMenu({ align = 'start', ...menu }: OpenMenuProps) {
  const [typed, setTyped] = useState('');
  const [height, setHeight] = useState<number>();
  return (
    <PopoverContent
      ref={(box) => {
        if (box) setHeight((opened) => opened ?? box.offsetHeight);
      }}
      align={align}
      aria-label={menu.placeholder}
      className="flex w-85 flex-col overflow-hidden p-1"
      style={typed === '' ? { height } : undefined}
    >
      <MenuBody {...menu} typed={typed} onType={setTyped} />
    </PopoverContent>
  );
}
