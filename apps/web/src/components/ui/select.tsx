import { uiWords } from '@lensemble/messages/web/ui';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { useField } from './field.tsx';
import { inputStyles } from './input.tsx';
import { menuItemStyles } from './menu-styles.ts';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';
import { type Typing, useListbox } from './use-listbox.ts';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string;
  readonly separated?: boolean;
  /** Shown after the label. */
  readonly note?: string | undefined;
}

interface SelectProps<T extends string> {
  value: T | null;
  onValueChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  placeholder?: string;
  /** The option to scroll to while none is chosen. Defaults to the first. */
  openAt?: T;
  /** For values that users type, such as times: the value of the option that they mean, undefined if the text is none. */
  valueOfTyped?: (typed: string) => T | undefined;
  disabled?: boolean;
  /** Replaces the chosen label and the chevron in the trigger. */
  children?: ReactNode;
  className?: string;
  contentClassName?: string;
  /** The trigger. */
  ref?: Ref<HTMLButtonElement>;
  /** Required outside of a Field. */
  'aria-label'?: string;
}

/** A select for short and long lists. It renders the options only while open, and scrolls to the chosen one. */
export function Select<T extends string>(props: SelectProps<T>) {
  const {
    value,
    options,
    placeholder = uiWords('choose'),
    disabled = false,
    children,
    className,
    valueOfTyped,
  } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typing>();
  const show = (isOpen: boolean, typing?: Typing) => {
    setOpen(isOpen);
    setTyped(typing);
  };
  const chosen = options.find((option) => option.value === value);
  const label = props['aria-label'];
  const field = useField();
  return (
    <Popover open={open} onOpenChange={(isOpen) => show(isOpen)}>
      <PopoverTrigger asChild>
        <button
          ref={props.ref}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-label={label}
          disabled={disabled}
          className={
            children
              ? className
              : cn(
                  inputStyles,
                  // `:read-only` also matches buttons.
                  'flex h-control items-center gap-2 text-left read-only:border-solid read-only:bg-field-fill read-only:text-ink',
                  className,
                )
          }
          onKeyDown={(event) => {
            const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
            const isTyped = !isShortcut && valueOfTyped?.(event.key) !== undefined;
            if (!isTyped && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            show(true, isTyped ? { text: event.key, at: event.timeStamp } : undefined);
          }}
          {...field}
        >
          {children ?? (
            <>
              {chosen?.icon}
              <span lang={chosen?.lang} className={cn('truncate', !chosen && 'text-ink-3')}>
                {chosen?.label ?? placeholder}
              </span>
              <ChevronDown className="ml-auto size-4 shrink-0 text-ink-3" aria-hidden />
            </>
          )}
        </button>
      </PopoverTrigger>
      {open && (
        <SelectList
          {...props}
          labelId={field.id && `${field.id}-label`}
          typed={typed}
          onClose={() => show(false)}
        />
      )}
    </Popover>
  );
}

interface SelectListProps<T extends string> extends SelectProps<T> {
  labelId: string | undefined;
  typed: Typing | undefined;
  onClose: () => void;
}

function SelectList<T extends string>({
  value,
  options,
  placeholder = uiWords('choices'),
  openAt,
  valueOfTyped,
  onValueChange,
  contentClassName,
  labelId,
  typed,
  onClose,
  'aria-label': label = placeholder,
}: SelectListProps<T>) {
  const indexOf = (of: T | null | undefined) => options.findIndex((option) => option.value === of);
  const indexOfTyped = valueOfTyped && ((text: string) => indexOf(valueOfTyped(text)));
  const chosen = indexOf(value);
  const pick = (index: number) => {
    const option = options[index];
    if (option) onValueChange(option.value);
    onClose();
  };
  const opening = chosen < 0 ? indexOf(openAt) : chosen;
  const start = typed ? (indexOfTyped?.(typed.text) ?? opening) : opening;
  const list = useListbox({ options, start, untyped: opening, onPick: pick, indexOfTyped, typed });
  return (
    <PopoverContent
      ref={list.open}
      role="listbox"
      tabIndex={0}
      aria-label={labelId ? undefined : label}
      aria-labelledby={labelId}
      aria-activedescendant={list.optionId(list.active)}
      onKeyDown={list.onKeyDown}
      onOpenAutoFocus={(event) => event.preventDefault()}
      className={cn(
        'max-h-[min(20rem,var(--radix-popover-content-available-height))] min-w-(--radix-popover-trigger-width) p-1',
        contentClassName,
      )}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
        <div
          key={option.value}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === chosen}
          data-highlighted={index === list.active ? '' : undefined}
          onPointerMove={() => index !== list.active && list.setActive(index)}
          onClick={() => pick(index)}
          className={cn(
            menuItemStyles,
            option.separated &&
              'relative mt-2.25 before:absolute before:-inset-x-1 before:-top-1.25 before:border-line before:border-t',
          )}
        >
          {option.icon}
          <span lang={option.lang} className="min-w-0 flex-1 truncate">
            {option.label}
          </span>
          {option.note && (
            <small dir="auto" className="min-w-0 max-w-[60%] truncate text-ink-3 text-xs">
              {option.note}
            </small>
          )}
          {index === chosen && <Check className="text-accent-text!" aria-hidden />}
        </div>
      ))}
    </PopoverContent>
  );
}
