import { uiWords } from '@lensemble/messages/web/ui';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './button.tsx';
import { focusBody } from './focus-body.ts';
import { layerHost } from './layers.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps extends Pick<ComponentProps<typeof Primitive.Root>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Handles Back itself. */
  holdsBack?: boolean;
}

/** The root of every modal layer. On phones, Back closes it. */
export function Dialog({ holdsBack, ...props }: DialogProps) {
  useBackCloses(props.open && !holdsBack, () => props.onOpenChange(false));
  return <Primitive.Root {...props} />;
}

/** The overlay behind a dialog. It also positions the dialog: centered, or at the bottom on phones. */
export const overlayStyles =
  'fixed inset-0 z-40 grid items-end bg-scrim backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade md:place-items-center md:p-6';

export const dialogStyles =
  'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-xl bg-surface-2 pb-[env(safe-area-inset-bottom)] text-sm shadow-3 outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet md:max-h-[min(45rem,calc(100dvh-3rem))] md:rounded-xl md:pb-0 md:data-[state=closed]:animate-pop-out md:data-[state=open]:animate-pop';

export const dialogWidths = { sm: 'md:max-w-110', md: 'md:max-w-150', lg: 'md:max-w-215' } as const;

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  /** Announced with the title. */
  description?: ReactNode;
  size?: keyof typeof dialogWidths;
}

/** Title, close button and children: usually a DialogBody, where the focus starts, and a DialogFooter. */
export function DialogContent({
  title,
  description,
  size = 'sm',
  className,
  children,
  onOpenAutoFocus = focusBody,
  ...props
}: DialogContentProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles}>
        <Primitive.Content
          className={cn(dialogStyles, dialogWidths[size], className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...layerHost}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          {...props}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            onOpenAutoFocus(event);
          }}
        >
          <header className="flex items-start justify-between gap-3 py-3 pr-3 pl-4 md:pt-4 md:pr-4 md:pl-6">
            <Primitive.Title className="min-w-0 py-[calc((var(--spacing-control-sm)-1lh)/2)] font-[620] text-lg leading-snug tracking-[-0.012em]">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon-sm" aria-label={uiWords('close')}>
                <X />
              </Button>
            </Primitive.Close>
          </header>
          {description && (
            <Primitive.Description className="px-4 pb-4 text-base text-ink-2 md:px-6">
              {description}
            </Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-dialog-body
      className={cn(
        'grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-4 pb-5 md:px-6 md:pb-6',
        className,
      )}
      {...props}
    />
  );
}

/** The buttons. Put the default action last. */
export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn(
        'flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3 md:px-6 md:py-4 [&>button]:min-w-24 max-md:[&>button]:flex-1',
        className,
      )}
      {...props}
    />
  );
}
