import { Plus } from 'lucide-react';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import type { AddMenuProps } from '@/components/add-menu/choices.ts';
import { Button } from '@/components/ui/button.tsx';
import { adds } from './keep-focus.ts';

interface AddButtonProps extends Omit<AddMenuProps, 'children'> {
  /** The noun for screen readers, as in `Add props`. */
  what: string;
}

export function AddButton({ what, ...menu }: AddButtonProps) {
  return (
    <AddMenu align="end" {...menu}>
      <Button {...adds} size="sm" aria-label={`Add ${what}`} className="print:hidden">
        <Plus aria-hidden />
        Add
      </Button>
    </AddMenu>
  );
}
