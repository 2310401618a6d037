import { Check } from 'lucide-react';
import * as Primitive from 'radix-ui/dropdown-menu';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { holdInView } from '@/lib/shell/hold-in-view.ts';
import { layer } from './layers.tsx';
import { menuItemStyles } from './menu-styles.ts';
import { leaveFocusPlaced } from './return-focus.ts';
import { StandIn } from './stand-in.tsx';
import { useBackCloses } from './use-back-closes.ts';

/** The button of a menu, and the ids that connect the two. */
export interface MenuOwner {
  readonly trigger: HTMLElement | null;
  readonly triggerId: string;
  readonly menuId: string;
  readonly isOpen: boolean;
  /** Whether a key opened the menu, which then focuses the first item. */
  readonly byKey: boolean;
  readonly setOpen: (open: boolean) => void;
}

interface MenuContentProps extends ComponentProps<typeof Primitive.Content> {
  owner: MenuOwner;
}

/** Not modal: the page behind stays scrollable and accessible. */
export function MenuContent({
  owner,
  className,
  align = 'start',
  sideOffset = 6,
  collisionPadding = 8,
  children,
  ...props
}: MenuContentProps) {
  const { isOpen, trigger } = owner;
  useBackCloses(isOpen, () => owner.setOpen(false));
  useEffect(() => (isOpen && trigger ? holdInView(trigger) : undefined), [isOpen, trigger]);
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={owner.setOpen}>
      <Primitive.Trigger asChild>
        <StandIn element={trigger} />
      </Primitive.Trigger>
      <Primitive.Portal container={layer()}>
        <Primitive.Content
          id={owner.menuId}
          aria-labelledby={owner.triggerId}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          onCloseAutoFocus={leaveFocusPlaced}
          className={cn(
            'floating z-50 max-h-(--radix-dropdown-menu-content-available-height) w-70 max-w-[calc(100vw-1rem)] origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto p-1 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop',
            className,
          )}
          {...props}
        >
          {children}
          {owner.byKey && <FocusFirst />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Radix focuses the first item only if it was mounted before the key was pressed. */
function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const item = '[role^=menuitem]:not([data-disabled])';
    mark.current?.parentElement?.querySelector<HTMLElement>(item)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

export const MenuRadioGroup = Primitive.RadioGroup;

export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(menuItemStyles, className)} {...props} />;
}

export function MenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(menuItemStyles, className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="ml-auto text-accent-text">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

/** Does not close the menu, so that several items can be checked. */
export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      className={cn(menuItemStyles, className)}
      {...props}
    >
      {children}
      <Primitive.ItemIndicator className="ml-auto text-accent-text">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.CheckboxItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      className={cn('px-2 pt-2 pb-1 font-[560] text-ink-3 text-xs', className)}
      {...props}
    />
  );
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator className={cn('-mx-1 my-1 border-line border-t', className)} {...props} />
  );
}
