import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';

const TYPE_AHEAD_MS = 600;
const PAGE = 10;

interface Choice {
  readonly label: string;
}

interface Typing {
  readonly text: string;
  /** The `timeStamp` of the last key event. */
  readonly at: number;
}

export const NOT_TYPING: Typing = { text: '', at: 0 };

/** Whether the user is typing the name of an option. The name may contain spaces. */
export function isTyping(typing: Typing, now: number): boolean {
  return typing.text !== '' && now - typing.at <= TYPE_AHEAD_MS;
}

export function typedSoFar(typing: Typing, key: string, now: number): Typing {
  return { text: (isTyping(typing, now) ? typing.text : '') + key.toLowerCase(), at: now };
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

/**
 * Keyboard control of a listbox that keeps the focus itself (aria-activedescendant). `onPick` receives the index of the
 * option.
 */
export function useListbox(
  options: readonly Choice[],
  chosen: number,
  onPick: (index: number) => void,
) {
  const base = useId();
  const [active, setActive] = useState(Math.max(0, chosen));
  const typing = useRef(NOT_TYPING);

  const move = (index: number) => {
    setActive(index);
    document.getElementById(`${base}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };

  const isPickingSpace = ({ key, timeStamp }: KeyboardEvent) =>
    key === ' ' && !isTyping(typing.current, timeStamp);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, active, options.length);
    if (target !== undefined) {
      event.preventDefault();
      move(target);
    } else if (event.key === 'Enter' || isPickingSpace(event)) {
      event.preventDefault();
      onPick(active);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      typing.current = typedSoFar(typing.current, event.key, event.timeStamp);
      const found = typedTarget(options, typing.current.text, active);
      if (found >= 0) move(found);
    }
  };

  /** The ref of the list. It focuses the list and, after the layout, scrolls the chosen option to the middle. */
  const open = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      list.focus({ preventScroll: true });
      const frame = requestAnimationFrame(() => {
        const option = document.getElementById(`${base}-${Math.max(0, chosen)}`);
        if (option)
          list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
      });
      return () => cancelAnimationFrame(frame);
    },
    [base, chosen],
  );

  return { active, setActive, onKeyDown, open, optionId: (index: number) => `${base}-${index}` };
}
