import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { cn } from '@/lib/cn.ts';
import type { MapMarker, MapProps } from './map-props.ts';

interface PinProps {
  isSelected: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Called when the pin receives the keyboard focus, to bring it into view. */
  onFocus?: (() => void) | undefined;
}

interface MapPinProps extends PinProps {
  marker: MapMarker;
  render: MapProps['renderMarker'];
  onSelect: MapProps['onSelect'];
}

/** A marker. The middle of its lower edge is at the upper left corner of its parent. */
export function MapPin({ marker, isSelected, render, onSelect, onFocus, ref }: MapPinProps) {
  const drawn = render(marker, isSelected);
  const place = 'absolute bottom-0 left-0 -translate-x-1/2';
  if (!onSelect) {
    return (
      <span role="img" aria-label={marker.label} className={place}>
        {drawn}
      </span>
    );
  }
  return (
    <PinButton
      {...(ref !== undefined && { ref })}
      label={marker.label}
      isSelected={isSelected}
      className={cn('items-end', place)}
      onPress={() => onSelect(marker.id)}
      onFocus={onFocus}
    >
      {drawn}
    </PinButton>
  );
}

interface MapCrowdProps extends PinProps {
  markers: readonly MapMarker[];
  render: MapProps['renderCluster'];
  onOpen: () => void;
}

/** Several markers drawn as one, centered on the upper left corner of its parent. */
export function MapCrowd({ markers, isSelected, render, onOpen, ...pin }: MapCrowdProps) {
  return (
    <PinButton
      {...pin}
      label={crowdLabel(markers)}
      isSelected={isSelected}
      className="-translate-1/2 absolute top-0 left-0 items-center"
      onPress={onOpen}
    >
      {render ? render(markers, isSelected) : <Count>{markers.length}</Count>}
    </PinButton>
  );
}

const NAMED_IN_CROWD = 3;

function crowdLabel(markers: readonly MapMarker[]): string {
  const count = markers.length;
  const named = markers.slice(0, NAMED_IN_CROWD).map(({ label }) => label);
  const names = named.join('; ');
  const rest = count - named.length;
  return rest > 0
    ? mapEngineWords('togetherMore', { count, names, rest })
    : mapEngineWords('together', { count, names });
}

function Count({ children }: { children: number }) {
  return (
    <span className="num grid size-11 place-items-center rounded-full border-3 border-accent bg-surface-2 font-[650] text-base shadow-2">
      {children}
    </span>
  );
}

interface PinButtonProps extends PinProps {
  label: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

function PinButton({
  label,
  isSelected,
  className,
  onPress,
  onFocus,
  ref,
  children,
}: PinButtonProps) {
  const focused = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) onFocus?.();
  };
  return (
    <button
      {...(ref !== undefined && { ref })}
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      onClick={onPress}
      onFocus={focused}
      className={cn(
        'grid justify-items-center rounded-md hover:z-1 focus-visible:z-2 pointer-coarse:min-h-target pointer-coarse:min-w-target',
        className,
      )}
    >
      {children}
    </button>
  );
}
