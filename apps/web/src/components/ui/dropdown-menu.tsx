import * as Slot from 'radix-ui/slot';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import type * as Parts from './menu-parts.tsx';

type MenuParts = typeof Parts;

const parts = lateCode(() => import('./menu-parts.tsx'));

interface MenuValue extends Omit<Parts.MenuOwner, 'trigger'> {
  readonly trigger: RefObject<HTMLElement | null>;
  /** Whether the code has loaded for this menu. */
  readonly isReady: boolean;
  readonly prepare: () => void;
  readonly setOpen: (open: boolean, byKey?: boolean) => void;
}

const MenuContext = createContext<MenuValue | null>(null);

function useMenu(): MenuValue {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A part of a menu must be in a DropdownMenu');
  return menu;
}

/** A menu whose code loads when the pointer or the focus reaches its button. */
export function DropdownMenu({ children }: { children: ReactNode }) {
  const triggerId = useId();
  const menuId = useId();
  const trigger = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);
  /** Changes with each opening and closing. */
  const attempt = useRef(0);
  const [opened, setOpened] = useState({ isOpen: false, byKey: false });
  const prepare = () => {
    parts.get().then(
      () => setReady(true),
      () => {},
    );
  };
  const setOpen = (isOpen: boolean, byKey = false) => {
    attempt.current += 1;
    const mine = attempt.current;
    setOpened({ isOpen, byKey });
    if (!isOpen || isReady) return;
    parts.get().then(
      () => setReady(true),
      () => {
        if (attempt.current !== mine) return;
        setOpened({ isOpen: false, byKey: false });
        toastNotOpened();
      },
    );
  };
  const menu = { trigger, triggerId, menuId, isReady, ...opened, prepare, setOpen };
  return <MenuContext value={menu}>{children}</MenuContext>;
}

interface TriggerProps extends ComponentProps<'button'> {
  /** Makes the only child the button of the menu. */
  asChild?: boolean;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

export function DropdownMenuTrigger({ asChild, ref, ...props }: TriggerProps) {
  const { trigger, triggerId, menuId, isOpen, isReady, prepare, setOpen } = useMenu();
  /** Gives up an opening that waits for its code. */
  const giveUp = () => isOpen && !isReady && setOpen(false);
  const Button = asChild ? Slot.Root : 'button';
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    props.onPointerDown?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    // Otherwise the button would take the focus back from the menu.
    if (!isOpen) event.preventDefault();
    setOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    props.onKeyDown?.(event);
    if (event.key === 'Escape') giveUp();
    if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) setOpen(event.key === 'ArrowDown' || !isOpen, true);
  };
  return (
    <Button
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      {...props}
      ref={(button: HTMLButtonElement | null) => {
        trigger.current = button;
        if (typeof ref === 'function') return ref(button);
        if (ref) ref.current = button;
      }}
      onPointerEnter={(event: PointerEvent<HTMLButtonElement>) => {
        props.onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        props.onFocus?.(event);
        prepare();
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        props.onBlur?.(event);
        giveUp();
      }}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}

export function DropdownMenuContent(
  props: Omit<ComponentProps<MenuParts['MenuContent']>, 'owner'>,
) {
  const { trigger, isReady, ...menu } = useMenu();
  const Content = isReady ? parts.loaded()?.MenuContent : undefined;
  return Content && <Content {...props} owner={{ ...menu, trigger: trigger.current }} />;
}

/** A part inside the content, which renders only after the code has loaded. */
function late<Name extends keyof MenuParts>(name: Name) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once per part, like React's own lazy()
  return function Late(props: ComponentProps<MenuParts[Name]>): ReactNode {
    const Part = parts.loaded()?.[name] as ComponentType<typeof props> | undefined;
    return Part && <Part {...props} />;
  };
}

export const DropdownMenuItem = late('MenuItem');
export const DropdownMenuRadioGroup = late('MenuRadioGroup');
export const DropdownMenuRadioItem = late('MenuRadioItem');
export const DropdownMenuCheckboxItem = late('MenuCheckboxItem');
export const DropdownMenuLabel = late('MenuLabel');
export const DropdownMenuSeparator = late('MenuSeparator');
