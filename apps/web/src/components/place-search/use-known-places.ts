import { useQuery } from '@tanstack/react-query';
import { mapConfigQuery } from '@/lib/places/map-config.ts';

interface KnownPlaces {
  placeholder: string;
  advice: string;
}

const towns: KnownPlaces = {
  placeholder: 'Town or city',
  advice: 'Search covers towns and cities only. Choose one, then set the point on the map.',
};

const everything: KnownPlaces = {
  placeholder: 'City, venue or street',
  advice: 'Some places are found only by their full name or with the town.',
};

/**
 * The texts for the kinds of places that this server finds. Until the kinds are known, the texts mention only towns.
 */
export function useKnownPlaces(): KnownPlaces {
  const { data } = useQuery(mapConfigQuery);
  return data?.places === 'everything' ? everything : towns;
}
