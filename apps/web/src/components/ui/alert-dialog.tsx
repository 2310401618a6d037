import { uiWords } from '@lensemble/messages/web/ui';
import * as Primitive from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './button.tsx';
import { DialogFooter, dialogStyles, dialogWidths, overlayStyles } from './dialog.tsx';
import { layerHost } from './layers.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  action: ReactNode;
  pending?: boolean;
  cancel?: ReactNode;
  /** Colors the action as dangerous. True by default, because most questions are about deleting. */
  destructive?: boolean;
  /** The dialog stays open until the caller closes it, so that an error remains visible. */
  onConfirm: () => void;
}

/** A question that must be answered: only its buttons and Escape close it. The focus starts on Cancel. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  action,
  pending = false,
  cancel = uiWords('cancel'),
  destructive = true,
  onConfirm,
}: AlertDialogProps) {
  const focus = useReturnFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles}>
          <Primitive.Content
            className={cn(dialogStyles, dialogWidths.sm)}
            {...layerHost}
            {...focus}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto px-4 pt-5 pb-5 md:px-6">
              <Primitive.Title className="font-[620] text-lg leading-snug tracking-[-0.012em]">
                {title}
              </Primitive.Title>
              <Primitive.Description className="text-base text-ink-2">
                {description}
              </Primitive.Description>
              {children}
            </div>
            <DialogFooter>
              <Primitive.Cancel asChild>
                <Button variant="line">{cancel}</Button>
              </Primitive.Cancel>
              <Button
                variant={destructive ? 'stop' : 'primary'}
                pending={pending}
                // The button still receives clicks while the dialog fades out.
                onClick={() => open && onConfirm()}
              >
                {action}
              </Button>
            </DialogFooter>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
