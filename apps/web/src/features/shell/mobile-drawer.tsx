import * as Dialog from 'radix-ui/dialog';
import { overlayStyles } from '@/components/ui/dialog.tsx';
import { layerHost } from '@/components/ui/layers.tsx';
import { useReturnFocus } from '@/components/ui/return-focus.ts';
import type { ShellData } from './shell-data.ts';
import { SidebarContent } from './sidebar-content.tsx';

interface MobileDrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  data: ShellData;
}

/** The sidebar as a modal drawer on phones. */
export default function MobileDrawer({ id, open, onClose, data }: MobileDrawerProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${overlayStyles} md:hidden`} />
        <Dialog.Content
          id={id}
          aria-describedby={undefined}
          {...layerHost}
          {...focus}
          className="fixed inset-y-0 left-0 z-40 w-sidebar-phone max-w-[85vw] bg-surface-0 pb-[env(safe-area-inset-bottom)] text-sm shadow-3 outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer md:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <SidebarContent data={data} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
