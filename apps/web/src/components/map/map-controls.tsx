import { MAP_ZOOM_POSITION } from '@lensemble/contract/constants';
import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import { LoaderCircle, LocateFixed, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askForPosition } from '@/lib/places/position.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import type { MapCamera } from './map-props.ts';

interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onGo: (camera: MapCamera) => void;
}

export function MapControls({ onZoomIn, onZoomOut, onGo }: MapControlsProps) {
  const [asking, setAsking] = useState(false);
  const goToPosition = async () => {
    setAsking(true);
    const center = await askForPosition();
    setAsking(false);
    if (center) onGo({ center, zoom: MAP_ZOOM_POSITION });
  };
  return (
    <div className="absolute right-2 bottom-2 z-2 grid overflow-hidden rounded-lg border border-line-strong bg-veil backdrop-blur-md md:right-4 md:bottom-4">
      <Control label={mapEngineWords('zoomIn')} onPress={onZoomIn}>
        <Plus />
      </Control>
      <Control label={mapEngineWords('zoomOut')} onPress={onZoomOut}>
        <Minus />
      </Control>
      <Control label={mapEngineWords('myPosition')} pending={asking} onPress={goToPosition}>
        {asking ? <LoaderCircle className="animate-spin" /> : <LocateFixed />}
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  pending?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, pending = false, onPress, children }: ControlProps) {
  return (
    <Tooltip label={label} side="left">
      <button
        type="button"
        aria-label={label}
        aria-busy={pending || undefined}
        onClick={() => !pending && onPress()}
        className="grid size-target place-items-center text-ink-2 transition-colors not-first:border-line not-first:border-t hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 [&_svg]:size-4"
      >
        {children}
      </button>
    </Tooltip>
  );
}
