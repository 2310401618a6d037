import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { currentSession } from '@/lib/session/auth-session.ts';
import { type Mentionable, mentionAt, offered } from './mention-names.ts';
import { type MenuPlace, placeOfMenu } from './menu-place.ts';

/** The bars at the top of the window, in pixels. */
const BARS = 64;

/** Where the menu fits, in the window and in what scrolls around the field. */
function placeAt(field: HTMLElement): MenuPlace {
  const around = field.closest('[data-scrolls]')?.getBoundingClientRect();
  const end = window.visualViewport?.height ?? window.innerHeight;
  return placeOfMenu(field.getBoundingClientRect(), {
    top: around ? Math.max(around.top, 0) : BARS,
    bottom: Math.min(around?.bottom ?? end, end),
  });
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The names that fit what is typed after `@`. The text field keeps the focus. */
export function useMentionMenu(
  field: RefObject<HTMLTextAreaElement | null>,
  typed: string,
  all: readonly Mentionable[],
  onChange: (typed: string) => void,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const [place, setPlace] = useState<MenuPlace>();
  const asked = caret === null ? undefined : mentionAt(typed, caret);
  const options = asked ? offered(all, asked.query, currentSession().user?.id) : [];
  const active = Math.min(chosen, options.length - 1);

  const insert = (option: Mentionable | undefined) => {
    const element = field.current;
    if (!asked || !option || !element) return;
    const before = `${typed.slice(0, asked.start)}@${option.label} `;
    // At once: a letter that is typed before the next frame must not come after the next ones.
    flushSync(() => {
      onChange(before + typed.slice(caret ?? typed.length));
      setCaret(null);
    });
    element.focus();
    element.setSelectionRange(before.length, before.length);
  };

  /** @returns whether the menu has used the key: the arrow keys choose, Enter and Tab insert, Escape closes */
  const takeKey = ({ key }: KeyboardEvent): boolean => {
    if (options.length === 0) return false;
    const step = steps[key];
    if (step !== undefined) setChosen((active + step + options.length) % options.length);
    else if (key === 'Enter' || key === 'Tab') insert(options[active]);
    else if (key === 'Escape') setCaret(null);
    else return false;
    return true;
  };

  return {
    options,
    active,
    place,
    insert,
    takeKey,
    /** @param at where the caret is; null where there is none */
    follow: (at: number | null) => {
      setCaret(at);
      if (at !== caret) setChosen(0);
      if (field.current) setPlace(placeAt(field.current));
    },
  };
}
