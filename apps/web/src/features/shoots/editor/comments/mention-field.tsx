import { commentWords } from '@lensemble/messages/web/comments';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { cn } from '@/lib/cn.ts';
import type { Mentionable } from './mention-names.ts';
import { useMentionMenu } from './use-mention-menu.ts';

interface MentionFieldProps {
  value: string;
  onChange: (typed: string) => void;
  all: readonly Mentionable[];
  label: string;
  placeholder: string | undefined;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend: () => void;
  onEscape: (() => void) | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  autoFocus?: boolean;
}

/** A text field that offers names after `@`. */
export function MentionField({
  value,
  onChange,
  all,
  label,
  placeholder,
  onSend,
  onEscape,
  invalid,
  describedBy,
  ref,
  autoFocus,
}: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const menu = useMentionMenu(field, value, all, onChange);
  const { options, active, insert, takeKey, follow } = menu;
  const isOpen = options.length > 0;
  // Browsers focus a field with the caret before its text.
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    if (document.activeElement === field.current) field.current?.setSelectionRange(end, end);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method choose its words.
    if (event.nativeEvent.isComposing) return;
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isEscape = event.key === 'Escape' && onEscape !== undefined;
    if (!takeKey(event)) {
      if (!isSend && !isEscape) return;
      if (isSend) onSend();
      else onEscape?.();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative min-w-0 flex-1">
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={commentWords('members')}
          style={{ maxHeight: menu.place?.height }}
          className={cn(
            'floating absolute left-0 z-30 w-64 max-w-full overflow-y-auto p-1',
            menu.place?.isAbove ? 'bottom-full mb-1' : 'top-full mt-1',
          )}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
            <div
              key={option.who}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus, and on phones the keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(option)}
              className={cn(
                'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 font-[540] text-sm max-md:min-h-target',
                index === active && 'bg-press',
              )}
            >
              <Avatar name={option.label} src={option.avatarUrl} size="sm" />
              <span dir="auto" className="truncate">
                {option.label}
              </span>
              {index === active && (
                <kbd
                  aria-hidden
                  className="ml-auto rounded-sm border border-line bg-well px-1.5 font-[560] font-ui text-ink-2 text-xs max-md:hidden"
                >
                  {commentWords('enterKey')}
                </kbd>
              )}
            </div>
          ))}
        </div>
      )}
      <Textarea
        ref={(element) => {
          field.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        rows={1}
        value={value}
        dir="auto"
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onChange(target.value);
          follow(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget.selectionStart)}
        onBlur={() => follow(null)}
        onKeyDown={onKeyDown}
        className="min-h-control py-2"
      />
    </div>
  );
}
