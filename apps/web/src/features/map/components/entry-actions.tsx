import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapListWords } from '@lensemble/messages/web/map-list';
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
          {mapListWords('openShoot')}
        </Link>
      </Button>
      {isOnMap && (
        <Button size="sm" variant="ghost" onClick={onShowOnMap}>
          <MapPinned aria-hidden />
          {mapListWords('showOnMap')}
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
          <span className="truncate">{mapListWords('putOnMap', { name: location.name })}</span>
        </Button>
      )}
    </div>
  );
}
