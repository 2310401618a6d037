import type { Prediction } from '@lensemble/contract/places';
import { MapPin } from 'lucide-react';
import { menuItemStyles } from '@/components/ui/dropdown-menu.tsx';
import { cn } from '@/lib/cn.ts';

interface PlaceOptionProps {
  id: string;
  place: Prediction;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A place in the list. The field above has the focus and the keyboard. */
export function PlaceOption({ id, place, isActive, onPoint, onChoose }: PlaceOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-highlighted={isActive ? '' : undefined}
      onPointerMove={() => isActive || onPoint()}
      onClick={onChoose}
      className={cn(menuItemStyles, 'min-h-11')}
    >
      <MapPin aria-hidden />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {place.name}
        </span>
        {place.address && (
          <small dir="auto" className="block truncate font-normal text-ink-3 text-xs">
            {place.address}
          </small>
        )}
      </span>
    </div>
  );
}
