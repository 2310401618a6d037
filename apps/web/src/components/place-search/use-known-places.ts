import { placeSearchWords } from '@lensemble/messages/web/place-search';
import { useQuery } from '@tanstack/react-query';
import { mapConfigQuery } from '@/lib/places/map-config.ts';

interface KnownPlaces {
  placeholder: string;
  advice: string;
}

const towns: KnownPlaces = {
  placeholder: placeSearchWords('towns'),
  advice: placeSearchWords('townsAdvice'),
};

const everything: KnownPlaces = {
  placeholder: placeSearchWords('everything'),
  advice: placeSearchWords('everythingAdvice'),
};

/**
 * The texts for the kinds of places that this server finds. Until the kinds are known, the texts mention only towns.
 */
export function useKnownPlaces(): KnownPlaces {
  const { data } = useQuery(mapConfigQuery);
  return data?.places === 'everything' ? everything : towns;
}
