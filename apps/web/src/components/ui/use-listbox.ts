import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';

const TYPE_AHEAD_MS = 600;
/** Values that are typed digit by digit take longer than the beginning of a name. */
const TYPED_VALUE_MS = 2_000;
const PAGE = 10;

interface Choice {
  readonly label: string;
}

export interface Typing {
  readonly text: string;
  /** The `timeStamp` of the last key event. */
  readonly at: number;
}

export const NOT_TYPING: Typing = { text: '', at: 0 };

/** Whether the user is typing the name of an option. The name may contain spaces. */
export function isTyping(typing: Typing, now: number, pauseMs = TYPE_AHEAD_MS): boolean {
  return typing.text !== '' && now - typing.at <= pauseMs;
}

export function typedSoFar(typing: Typing, key: string, now: number, pauseMs?: number): Typing {
  const text = isTyping(typing, now, pauseMs) ? typing.text : '';
  return { text: key === 'Backspace' ? text.slice(0, -1) : text + key.toLowerCase(), at: now };
}

/** The index that a key moves to; undefined for other keys. */
function keyTarget(key: string, active: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/**
 * The next option that starts with the typed text; times may be typed without a leading zero. A single letter skips the active option, so that repeating it
 * cycles. -1 if none matches.
 */
export function typedTarget(options: readonly Choice[], typed: string, active: number): number {
  const from = typed.length > 1 ? active : active + 1;
  for (let step = 0; step < options.length; step++) {
    const index = (from + step) % options.length;
    const label = options[index]?.label.toLowerCase() ?? '';
    if (label.startsWith(typed) || label.replace(/^0(?=\d:)/, '').startsWith(typed)) return index;
  }
  return -1;
}

interface Listbox {
  options: readonly Choice[];
  /** The index of the option at which the list opens; negative for the first. */
  start: number;
  /** The index of the option while nothing is typed, or no value. Defaults to `start`. */
  untyped?: number | undefined;
  onPick: (index: number) => void;
  /** The index of the option that the user means with a typed value; negative if the text is none. */
  indexOfTyped?: ((typed: string) => number) | undefined;
  /** What the user has typed to open the list. */
  typed?: Typing | undefined;
}

/** Keyboard control of a listbox that keeps the focus itself (aria-activedescendant). */
export function useListbox(listbox: Listbox) {
  const { options, start, untyped = start, onPick, indexOfTyped, typed } = listbox;
  const base = useId();
  const [active, setActive] = useState(Math.max(0, start));
  const typing = useRef(typed ?? NOT_TYPING);
  const pauseMs = indexOfTyped && TYPED_VALUE_MS;

  const move = (index: number) => {
    setActive(index);
    document.getElementById(`${base}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };

  const isPickingSpace = ({ key, timeStamp }: KeyboardEvent) =>
    key === ' ' && !isTyping(typing.current, timeStamp, pauseMs);

  const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;

  const indexOf = (text: string) => {
    const found = indexOfTyped?.(text) ?? -1;
    if (found >= 0) return found;
    const named = typedTarget(options, text, active);
    // What is no value, such as 25:99, leaves no part of it behind.
    return named < 0 && indexOfTyped ? untyped : named;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, active, options.length);
    if (target !== undefined) {
      event.preventDefault();
      move(target);
    } else if (event.key === 'Enter' || isPickingSpace(event)) {
      event.preventDefault();
      onPick(active);
    } else if (isTyped(event)) {
      event.preventDefault();
      typing.current = typedSoFar(typing.current, event.key, event.timeStamp, pauseMs);
      const { text } = typing.current;
      const found = text === '' ? untyped : indexOf(text);
      if (found >= 0) move(found);
    }
  };

  /** The ref of the list. It focuses the list and, after the layout, scrolls the chosen option to the middle. */
  const open = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      list.focus({ preventScroll: true });
      const frame = requestAnimationFrame(() => {
        const option = document.getElementById(`${base}-${Math.max(0, start)}`);
        if (option)
          list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
      });
      return () => cancelAnimationFrame(frame);
    },
    [base, start],
  );

  return { active, setActive, onKeyDown, open, optionId: (index: number) => `${base}-${index}` };
}
