import { MapPin } from 'lucide-react';

export function PlacePin() {
  return (
    <MapPin
      className="size-9 translate-y-[8%] fill-(--color-accent) stroke-[1.5] text-surface-1 [&_circle]:fill-surface-1"
      aria-hidden
    />
  );
}
