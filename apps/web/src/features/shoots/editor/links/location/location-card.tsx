import { MAP_HEIGHT_SHOOT_PX } from '@lensemble/contract/constants';
import { MapPin } from 'lucide-react';
import { CopyAddress } from '@/components/directions/copy-address.tsx';
import { Directions } from '@/components/directions/directions.tsx';
import { Picture } from '@/components/picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { faceButtonStyles } from '@/features/shoots/editor/links/item-row.tsx';
import { cn } from '@/lib/cn.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { WhenNear } from '../when-near.tsx';

const mapBox = { height: MAP_HEIGHT_SHOOT_PX };

const LocationMap = lazyPart(
  () => import('./location-map.tsx'),
  <div style={mapBox}>
    <Skeleton className="size-full rounded-none" />
  </div>,
);

interface LocationCardProps {
  /** Undefined while loading, or if the location was deleted. */
  face: Face | undefined;
  name: string;
  onOpen: () => void;
}

export function LocationCard({ face, name, onOpen }: LocationCardProps) {
  const point = face?.place?.placeId ? pointOf(face.place) : undefined;
  return (
    <>
      {point && (
        <WhenNear className="-mx-4 mb-3 border-line border-y bg-well print:hidden">
          {() => <LocationMap name={name} {...point} />}
        </WhenNear>
      )}
      <button
        type="button"
        onClick={onOpen}
        disabled={!face}
        className={cn(faceButtonStyles, 'w-full flex-wrap gap-y-2.5')}
      >
        <LocationPicture face={face} isSmall={point !== undefined} />
        <LocationText face={face} name={name} />
      </button>
      {face && <WayThere face={face} />}
    </>
  );
}

function LocationPicture({ face, isSmall }: { face: Face | undefined; isSmall: boolean }) {
  if (!face?.picture) {
    return isSmall ? null : (
      <span className="grid size-10 shrink-0 place-items-center rounded-sm border border-line bg-well text-ink-3">
        <MapPin className="size-4" aria-hidden />
      </span>
    );
  }
  return (
    <Picture
      src={face.picture}
      placeholder={face.placeholder}
      sizes={isSmall ? '4rem' : '(min-width: 74rem) 22rem, 100vw'}
      className={isSmall ? 'size-16 shrink-0 self-start rounded-md' : 'h-40 w-full rounded-md'}
    />
  );
}

function LocationText({ face, name }: Pick<LocationCardProps, 'face' | 'name'>) {
  return (
    <span className="min-w-0 flex-1">
      <b
        dir="auto"
        className="line-clamp-2 [overflow-wrap:anywhere] font-[580] text-base leading-snug"
      >
        {name}
      </b>
      {face?.detail && (
        <span dir="auto" className="line-clamp-2 text-ink-2">
          {face.detail}
        </span>
      )}
      {face?.notes && (
        <span dir="auto" className="mt-1 line-clamp-3 text-ink-3">
          {face.notes}
        </span>
      )}
    </span>
  );
}

function WayThere({ face: { name, detail, place } }: { face: Face }) {
  const { latitude = null, longitude = null } = place ?? {};
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden print:hidden">
      <Directions place={{ address: detail, latitude, longitude }} name={name} />
      {detail && <CopyAddress address={detail} />}
    </div>
  );
}
