import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Plus } from 'lucide-react';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import type { AddMenuProps } from '@/components/add-menu/choices.ts';
import { Button } from '@/components/ui/button.tsx';
import { adds } from './keep-focus.ts';

interface AddButtonProps extends Omit<AddMenuProps, 'children'> {
  /** The name for screen readers, such as `Add props`. */
  label: string;
}

export function AddButton({ label, ...menu }: AddButtonProps) {
  return (
    <AddMenu align="end" {...menu}>
      <Button {...adds} size="sm" aria-label={label} className="print:hidden">
        <Plus aria-hidden />
        {editorLinksWords('add')}
      </Button>
    </AddMenu>
  );
}
