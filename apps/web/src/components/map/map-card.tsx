import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '@/lib/cn.ts';

interface MapCardProps {
  onClose?: (() => void) | undefined;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

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

/** Remembers where the focus came from, and restores it if the element unmounts with the focus inside. */
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

/** In narrower boxes the card lies along the lower edge instead of above its pin, in pixels. */
export const DOCKED_BELOW_PX = 480;

export function DockedCard(props: MapCardProps) {
  return (
    <div className="pointer-events-none absolute right-17 bottom-6 left-2 z-2 grid max-h-[calc(100%-2rem)] items-end">
      <MapCard {...props} className="max-h-full" />
    </div>
  );
}

/** The space for the pin between a point and the card above it, in pixels. */
export const CARD_GAP_PX = 62;

/** A card above a pin. The pin's point is the upper left corner of the parent. */
export function CardAbove(props: MapCardProps) {
  return (
    <MapCard {...props} className="absolute bottom-[62px] left-0 max-h-80 w-66 -translate-x-1/2" />
  );
}
