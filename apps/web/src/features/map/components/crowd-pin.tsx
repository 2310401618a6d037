import { TodayRing } from '@/components/calendar/today-ring.tsx';
import type { ShootMarker } from '../lib/markers.ts';
import { shareRing } from '../lib/status-shares.ts';

interface CrowdPinProps {
  markers: readonly ShootMarker[];
  isSelected: boolean;
}

export function CrowdPin({ markers, isSelected }: CrowdPinProps) {
  return (
    <span
      className="relative grid size-13 place-items-center rounded-full shadow-2"
      style={{ backgroundImage: shareRing(markers.map(({ shoot }) => shoot)) }}
    >
      <span className="num grid size-10.5 place-items-center rounded-full bg-surface-2 font-[650] text-base text-ink">
        {markers.length}
      </span>
      {isSelected && <TodayRing className="-top-4 -left-4.5 h-21 w-22 [&_path]:stroke-[1.5]" />}
    </span>
  );
}
