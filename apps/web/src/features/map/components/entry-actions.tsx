import type { MapShoot } from '@lensemble/contract/shoot-map';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, MapPin, MapPinned } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { pointOf } from '../lib/markers.ts';

interface EntryActionsProps {
  shoot: MapShoot;
  onShowOnMap: () => void;
}

export function EntryActions({ shoot, onShowOnMap }: EntryActionsProps) {
  const dialogs = useItemDialogs();
  const { id, location } = shoot;
  const isOnMap = pointOf(shoot) !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild size="sm">
        <Link to="/shoots/$id" params={{ id }}>
          <ArrowUpRight aria-hidden />
          Open shoot
        </Link>
      </Button>
      {isOnMap && (
        <Button size="sm" variant="ghost" onClick={onShowOnMap}>
          <MapPinned aria-hidden />
          Show on map
        </Button>
      )}
      {location && !isOnMap && (
        <Button
          size="sm"
          variant="ghost"
          className="min-w-0 max-w-full"
          onClick={() => dialogs.edit('locations', location.id)}
        >
          <MapPin aria-hidden />
          <span className="truncate">{`Put “${location.name}” on the map`}</span>
        </Button>
      )}
    </div>
  );
}
