import { imageVariant } from '@lensemble/contract/image-variant';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapListWords } from '@lensemble/messages/web/map-list';
import { MapPin, MapPinOff } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusBadge, StatusIcon } from '@/components/status.tsx';
import { AccordionContent, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { pointOf } from '../lib/markers.ts';
import { whenOf } from '../lib/words.ts';
import { EntryActions } from './entry-actions.tsx';
import { ShootDetails } from './shoot-details.tsx';

interface ShootEntryProps {
  shoot: MapShoot;
  onShowOnMap: () => void;
}

/** A shoot as an accordion entry. Use it inside an AccordionItem. */
export function ShootEntry({ shoot, onShowOnMap }: ShootEntryProps) {
  return (
    <>
      <AccordionTrigger className="relative min-h-16 gap-3 py-2.5 font-normal data-[state=open]:bg-hover max-md:min-h-18 md:gap-4">
        <ShootBar color={shoot.color} />
        <Head shoot={shoot} />
      </AccordionTrigger>
      <AccordionContent className="grid gap-4 px-3 pt-3 pb-4 md:pr-4 md:pb-5 md:pl-24">
        <ShootDetails shoot={shoot} />
        <EntryActions shoot={shoot} onShowOnMap={onShowOnMap} />
      </AccordionContent>
    </>
  );
}

function Head({ shoot }: { shoot: MapShoot }) {
  const { title, status, location, firstReferenceUrl: picture } = shoot;
  const isOnMap = pointOf(shoot) !== null;
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3 md:gap-x-4 xl:grid-cols-[64px_minmax(0,1fr)_148px_248px]">
      <Picture
        src={picture && imageVariant(picture, 'small')}
        focus="50% 58%"
        className="h-11 rounded-sm"
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold text-base leading-[1.4]">{title}</span>
        <span className="num block truncate text-ink-3">{whenOf(shoot)}</span>
        {!isOnMap && <OffMap location={location} className="mt-1 xl:hidden" />}
      </span>
      <span className="max-xl:hidden">
        <StatusBadge status={status} />
      </span>
      <span className="xl:hidden">
        <StatusIcon status={status} className="size-[18px]" />
        <span className="sr-only">{statusNames[status]}</span>
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-ink-2 max-xl:hidden">
        {location ? <Where name={location.name} isOnMap={isOnMap} /> : <OffMap location={null} />}
      </span>
    </span>
  );
}

function Where({ name, isOnMap }: { name: string; isOnMap: boolean }) {
  const Icon = isOnMap ? MapPin : MapPinOff;
  return (
    <>
      <Icon className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <span className="truncate">{name}</span>
      {!isOnMap && <span className="sr-only">{mapListWords('notOnMapAfter')}</span>}
    </>
  );
}

interface OffMapProps {
  location: MapShoot['location'];
  className?: string;
}

function OffMap({ location, className }: OffMapProps) {
  return (
    <Badge variant="dashed" className={className}>
      <MapPinOff aria-hidden />
      {location ? mapListWords('notOnMap') : mapListWords('noLocation')}
    </Badge>
  );
}
