import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Opened {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that is shown again after closing. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** A text field in place of its button. If the field closes while it has the focus, the button gets it. */
export function useOpened(initial: () => boolean): Opened {
  const [isOpen, setOpen] = useState(initial);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    opener,
    open: () => setOpen(true),
    close: () => {
      flushSync(() => setOpen(false));
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
}
