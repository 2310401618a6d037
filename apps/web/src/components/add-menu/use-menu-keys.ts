import { type KeyboardEvent, useId, useState } from 'react';

const PAGE = 8;

/** Keyboard control of a list of `count` options. The focus stays in the field above the list. */
export function useMenuKeys(count: number, onChoose: (index: number) => void) {
  const base = useId();
  const [chosen, setActive] = useState(0);
  // Picked items leave the list.
  const active = Math.max(0, Math.min(chosen, count - 1));
  const optionId = (index: number) => `${base}-${index}`;

  const move = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = {
      ArrowDown: active === count - 1 ? 0 : active + 1,
      ArrowUp: active === 0 ? count - 1 : active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
    };
    const target = steps[event.key];
    if (target !== undefined) move(target);
    else if (event.key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  };

  return { active, setActive, onKeyDown, optionId, listId: `${base}-list` };
}
