import { PLACE_SEARCH_DELAY_MS } from '@lensemble/contract/constants';
import { autocompletePlaces, isPlaceQuery } from '@lensemble/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '@/lib/calls/random-key.ts';
import { findPlaces, placeFailure } from '@/lib/places/places.ts';

/** Some providers do not allow their places to be stored. */
const KEPT_MS = 60_000;

/** Results of the previous text stay until new ones arrive if one text extends the other. */
const isTypedOn = (before: string, now: string) => before.startsWith(now) || now.startsWith(before);

/** The text of a search and its places. Responses to earlier texts are ignored. */
export function usePlaceSearch(initial: string) {
  const [text, setText] = useState(initial);
  const [query, setQuery] = useState(isPlaceQuery(initial) ? initial : '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const session = useRef<string | null>(null);
  const currentSession = () => {
    session.current ??= randomId();
    return session.current;
  };

  const isWanted = query !== '';
  const search = useQuery({
    queryKey: [autocompletePlaces.path, query],
    queryFn: ({ signal }) => findPlaces(query, currentSession(), signal),
    enabled: isWanted,
    placeholderData: (before, asked) =>
      isTypedOn(String(asked?.queryKey[1]), query) ? before : undefined,
    gcTime: KEPT_MS,
  });
  const found = isWanted ? search.data : undefined;

  return {
    text,
    type: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      const wanted = next.trim();
      if (!isPlaceQuery(wanted)) setQuery('');
      else timer.current = setTimeout(() => setQuery(wanted), PLACE_SEARCH_DELAY_MS);
    },
    /** Ends the search and returns its session. The next search starts a new session. */
    end: (chosen: string) => {
      clearTimeout(timer.current);
      setText(chosen);
      setQuery('');
      const ended = currentSession();
      session.current = null;
      return ended;
    },
    retry: () => void (search.isError && search.refetch()),
    places: found?.predictions ?? [],
    credit: found?.credit,
    isSearching: isWanted && search.isFetching,
    isEmpty: found?.predictions.length === 0 && !search.isPlaceholderData,
    failure: isWanted && search.isError ? placeFailure(search.error) : undefined,
  };
}
