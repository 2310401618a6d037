import { useMemo } from 'react';
import type { FacePlace } from '@/features/shoots/editor/lib/faces.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import { LightSection } from './light-section.tsx';
import { useShootDay } from './use-shoot-day.ts';
import { UsedInSection } from './used-in-section.tsx';
import { WeatherSection } from './weather-section.tsx';

interface LocationDetailsProps {
  locationId: string;
  shootId: string | null;
  place: FacePlace | null;
}

export default function LocationDetails({ locationId, shootId, place }: LocationDetailsProps) {
  const day = useShootDay();
  const { latitude = null, longitude = null } = place ?? {};
  const point = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  return (
    <div className="mt-3.5 grid gap-3.5 empty:hidden">
      {day && point && (
        <>
          <LightSection day={day} place={point} />
          <WeatherSection day={day} place={point} />
        </>
      )}
      <UsedInSection locationId={locationId} shootId={shootId} />
    </div>
  );
}
