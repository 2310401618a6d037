import type { Prediction } from '@lensemble/contract/places';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface PlaceListActions {
  onChoose: (place: Prediction) => void;
  /** Called on Enter while the list is closed. */
  onEnter: () => void;
  /** Whether the list is open at first. */
  isOpen: boolean;
}

export function usePlaceList(
  places: readonly Prediction[],
  { onChoose, onEnter, isOpen: isOpenAtFirst }: PlaceListActions,
) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [activeId, setActiveId] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const creditId = `${id}-credit`;
  const isListed = isOpen && places.length > 0;
  // Stored by ID, because the list may change.
  const active = places.findIndex(({ placeId }) => placeId === activeId);

  const activate = (index: number) => {
    setActiveId(places[index]?.placeId ?? null);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number) => {
    const place = places[index];
    if (!place) return;
    setOpen(false);
    onChoose(place);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const next = active < 0 && step < 0 ? places.length - 1 : active + step;
    activate((next + places.length) % places.length);
  };
  /** Tab would miss the credit, because the list is in a portal. */
  const focusCredit = (event: KeyboardEvent) => {
    const credit = isListed && !event.shiftKey && document.getElementById(creditId);
    if (!credit) return;
    event.preventDefault();
    credit.focus();
  };
  const enter = () => (isListed ? choose(active) : onEnter());

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a word in Japanese or Chinese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return focusCredit(event);
    const step = STEPS[event.key];
    if (event.key === 'Enter') enter();
    else if (step && places.length > 0) move(step);
    else return;
    event.preventDefault();
  };

  return {
    field,
    listId: id,
    creditId,
    optionId,
    active,
    activate,
    choose,
    isListed,
    setOpen,
    /** Call after the text has changed. */
    restart: () => {
      setOpen(true);
      setActiveId(null);
    },
    leaveCredit: (isBack: boolean) => (isBack ? field.current?.focus() : setOpen(false)),
    combobox: {
      role: 'combobox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isListed && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
  } as const;
}
