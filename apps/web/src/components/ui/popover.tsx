import * as Primitive from 'radix-ui/popover';
import { type ComponentProps, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { holdInView } from '@/lib/shell/hold-in-view.ts';
import { layer } from './layers.tsx';
import { leaveFocusPlaced, openerOf, rememberOpener } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface PopoverProps extends Pick<ComponentProps<typeof Primitive.Root>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The root of a popover. On phones, Back closes it. */
export function Popover(props: PopoverProps) {
  useBackCloses(props.open, () => props.onOpenChange(false));
  return <Primitive.Root {...props} />;
}

export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;

/** A popover at its trigger. Set `aria-label` unless the content has its own name. */
export function PopoverContent({
  className,
  align = 'start',
  sideOffset = 6,
  collisionPadding = 8,
  onOpenAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const endHold = useRef(() => {});
  return (
    <Primitive.Portal container={layer()}>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        onCloseAutoFocus={(event) => {
          endHold.current();
          leaveFocusPlaced(event);
        }}
        className={cn(
          'floating z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] origin-(--radix-popover-content-transform-origin) overflow-auto p-3 text-sm outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop',
          className,
        )}
        {...props}
        onOpenAutoFocus={(event) => {
          const opener = openerOf(event.target as Element);
          if (opener) endHold.current = holdInView(opener);
          rememberOpener(event);
          onOpenAutoFocus?.(event);
        }}
      />
    </Primitive.Portal>
  );
}
