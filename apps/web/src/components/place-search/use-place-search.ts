import { PLACE_QUERY_MIN, PLACE_SEARCH_DELAY_MS } from '@lensemble/contract/constants';
import { autocompletePlaces } from '@lensemble/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findPlaces, newSession, placeFailure } from '@/lib/places.ts';

/** Some providers do not allow that their places are kept. */
const KEPT_MS = 60_000;

/** The places for a text may stand until those for another are here, if one goes on with the same. */
const isTypedOn = (before: string, now: string) => before.startsWith(now) || now.startsWith(before);

/** The text of a search and the places for it: only ever those of the last text that was asked for. */
export function usePlaceSearch() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const session = useRef<string | null>(null);
  const currentSession = () => {
    session.current ??= newSession();
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
      if (wanted.length < PLACE_QUERY_MIN) setQuery('');
      else timer.current = setTimeout(() => setQuery(wanted), PLACE_SEARCH_DELAY_MS);
    },
    /** Ends the search with what was chosen: the next one is another session. */
    end: (chosen: string) => {
      clearTimeout(timer.current);
      setText(chosen);
      setQuery('');
      const ended = currentSession();
      session.current = null;
      return ended;
    },
    /** Asks once more what has failed. */
    retry: () => void (search.isError && search.refetch()),
    places: found?.predictions ?? [],
    credit: found?.credit,
    isSearching: isWanted && search.isFetching,
    isEmpty: found?.predictions.length === 0 && !search.isPlaceholderData,
    failure: isWanted && search.isError ? placeFailure(search.error) : undefined,
  };
}
