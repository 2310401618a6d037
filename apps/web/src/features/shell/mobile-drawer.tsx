import { shellWords } from '@lensemble/messages/web/shell';
import * as Primitive from 'radix-ui/dialog';
import { Dialog, overlayStyles } from '@/components/ui/dialog.tsx';
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
    <Dialog open={open} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className={`${overlayStyles} md:hidden`} />
        <Primitive.Content
          id={id}
          aria-describedby={undefined}
          {...layerHost}
          {...focus}
          className="fixed inset-y-0 left-0 z-40 w-sidebar-phone max-w-[85vw] bg-surface-0 pb-[env(safe-area-inset-bottom)] text-sm shadow-3 outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer md:hidden"
        >
          <Primitive.Title className="sr-only">{shellWords('menu')}</Primitive.Title>
          <SidebarContent data={data} />
        </Primitive.Content>
      </Primitive.Portal>
    </Dialog>
  );
}
