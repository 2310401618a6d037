import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { colorRing } from '@/lib/shoots/shoot-color.ts';
import type { ShootMarker } from '../lib/markers.ts';

interface CrowdPinProps {
  markers: readonly ShootMarker[];
  isSelected: boolean;
}

/** The number of shoots in a ring with the share of each of their colors. */
export function CrowdPin({ markers, isSelected }: CrowdPinProps) {
  return (
    <span
      className="relative grid size-13 place-items-center rounded-full shadow-2 ring-1 ring-line-field"
      style={{ backgroundImage: colorRing(markers.map(({ shoot }) => shoot)) }}
    >
      <span className="num grid size-10.5 place-items-center rounded-full bg-surface-2 font-[650] text-base text-ink">
        {markers.length}
      </span>
      {isSelected && <TodayRing className="-top-4 -left-4.5 h-21 w-22 [&_path]:stroke-[1.5]" />}
    </span>
  );
}
