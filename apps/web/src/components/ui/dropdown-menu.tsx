import { Check } from 'lucide-react';
import * as Primitive from 'radix-ui/dropdown-menu';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { layer } from './layers.tsx';
import { leaveFocusPlaced } from './return-focus.ts';

/** Makes the content render again when the menu opens: its portal depends on which dialogs are open then. */
const OpenContext = createContext(false);

/** Not modal: the page behind stays scrollable and accessible. */
export function DropdownMenu({
  open: given,
  onOpenChange,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <OpenContext value={open}>
      <Primitive.Root modal={false} open={open} onOpenChange={change} {...props} />
    </OpenContext>
  );
}

export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

export const menuItemStyles =
  'flex min-h-9 w-full min-w-0 cursor-pointer select-none items-center gap-3 rounded-md px-2 py-1 text-left font-[540] text-ink text-sm outline-none max-md:min-h-target data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-press data-highlighted:[&_small]:text-ink-2 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 [&>svg]:text-ink-3';

export function DropdownMenuContent({
  className,
  align = 'start',
  sideOffset = 6,
  collisionPadding = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  useContext(OpenContext);
  return (
    <Primitive.Portal container={layer()}>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        onCloseAutoFocus={leaveFocusPlaced}
        className={cn(
          'floating z-50 max-h-(--radix-dropdown-menu-content-available-height) w-70 max-w-[calc(100vw-1rem)] origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto p-1 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(menuItemStyles, className)} {...props} />;
}

export function DropdownMenuRadioItem({
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
export function DropdownMenuCheckboxItem({
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

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      className={cn('px-2 pt-2 pb-1 font-[560] text-ink-3 text-xs', className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator className={cn('-mx-1 my-1 border-line border-t', className)} {...props} />
  );
}
