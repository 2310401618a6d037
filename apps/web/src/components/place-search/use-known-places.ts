import { useQuery } from '@tanstack/react-query';
import { mapConfigQuery } from '@/lib/map-config.ts';

interface KnownPlaces {
  placeholder: string;
  /** What to do where nothing was found. */
  advice: string;
}

const towns: KnownPlaces = {
  placeholder: 'Town or city',
  advice: 'Only towns and cities are known here: find one, then set the point on the map.',
};

const everything: KnownPlaces = {
  placeholder: 'City, venue or street',
  advice: 'Some are found by their whole name only, or together with the town.',
};

/** Words for what can be found here. Nothing is promised while that is not known. */
export function useKnownPlaces(): KnownPlaces {
  const { data } = useQuery(mapConfigQuery);
  return data?.places === 'everything' ? everything : towns;
}
