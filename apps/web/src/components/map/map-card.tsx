import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';

interface MapCardProps {
  onClose?: (() => void) | undefined;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What is shown about a point of the map. Escape closes it; the focus is then where it was before. */
function MapCard({ onClose, className, ref, children }: MapCardProps) {
  const wayBack = useWayBack();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of what lies in it
    <div
      ref={ref}
      {...wayBack}
      onKeyDown={close}
      className={cn(
        'map-card floating scrollbar-none pointer-events-auto cursor-auto select-text animate-fade overflow-auto overscroll-contain',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Remembers from where the focus came into something, and puts it there if that goes away with the focus in it. */
function useWayBack() {
  const from = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    },
    [],
  );
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  return {
    onFocus: (event: FocusEvent) => {
      if (isOutside(event)) from.current = event.relatedTarget;
    },
    onBlur: (event: FocusEvent) => {
      if (isOutside(event)) from.current = null;
    },
  };
}

/** Boxes narrower than this have no room for a card beside its pin: it lies along the lower edge instead. */
export const DOCKED_BELOW_PX = 480;

/** A card along the lower edge of the map, beside the controls. */
export function DockedCard(props: MapCardProps) {
  return (
    <div className="pointer-events-none absolute right-17 bottom-6 left-2 z-2 grid max-h-[calc(100%-2rem)] items-end">
      <MapCard {...props} className="max-h-full" />
    </div>
  );
}

/** Room for the pin between a point and the card above it, in pixels. */
export const CARD_GAP_PX = 62;

/** A card above its pin, whose point is the upper left corner of what it lies in. */
export function CardAbove(props: MapCardProps) {
  return (
    <MapCard {...props} className="absolute bottom-[62px] left-0 max-h-80 w-66 -translate-x-1/2" />
  );
}
