import { Plus } from 'lucide-react';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import type { AddMenuProps } from '@/components/add-menu/choices.ts';
import { Button } from '@/components/ui/button.tsx';
import { adds } from './keep-focus.ts';

interface AddButtonProps extends Omit<AddMenuProps, 'children'> {
  /** What is added: `Add props` for screen readers. */
  what: string;
}

/** 'Add' at the end of a section's heading, with its menu. */
export function AddButton({ what, ...menu }: AddButtonProps) {
  return (
    <AddMenu align="end" {...menu}>
      <Button {...adds} size="sm" aria-label={`Add ${what}`}>
        <Plus aria-hidden />
        Add
      </Button>
    </AddMenu>
  );
}
