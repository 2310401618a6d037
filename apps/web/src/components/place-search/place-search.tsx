import { PLACE_QUERY_MAX } from '@lensemble/contract/constants';
import type { Prediction } from '@lensemble/contract/places';
import { placeSearchWords } from '@lensemble/messages/web/place-search';
import { LoaderCircle, Search } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverAnchor } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/cn.ts';
import { PlaceCredit } from './place-credit.tsx';
import { PlaceList } from './place-list.tsx';
import { useKnownPlaces } from './use-known-places.ts';
import { usePlaceList } from './use-place-list.ts';
import { usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchProps {
  label: string;
  /** What it searches for at first. */
  initial?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
  ref?: Ref<{ focus: () => void }>;
  /** Called with the chosen place and the session of the search that found it. */
  onChoose: (place: Prediction, session: string) => void;
}

export function PlaceSearch({
  label,
  initial = '',
  hint,
  error,
  aside,
  ref,
  onChoose,
}: PlaceSearchProps) {
  const search = usePlaceSearch(initial);
  const known = useKnownPlaces();
  const { places, credit, isSearching } = search;
  const list = usePlaceList(places, {
    onChoose: (place) => onChoose(place, search.end(place.name)),
    onEnter: search.retry,
    isOpen: initial !== '',
  });
  const { field, isListed, creditId } = list;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [field]);
  const failure = search.failure ?? error;
  const note = search.isEmpty ? <NothingFound text={search.text} advice={known.advice} /> : hint;
  return (
    <Field
      label={label}
      error={failure}
      aside={aside}
      hint={note}
      // Room for a line: what comes late moves nothing.
      className={cn(!failure && !note && 'pb-6')}
    >
      <Popover open={isListed} onOpenChange={list.setOpen}>
        <PopoverAnchor className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
            aria-hidden
          />
          <Input
            ref={field}
            {...list.combobox}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={PLACE_QUERY_MAX}
            placeholder={known.placeholder}
            className="px-9"
            value={search.text}
            onChange={(event) => {
              search.type(event.target.value);
              list.restart();
            }}
            onBlur={({ relatedTarget }) => relatedTarget?.id === creditId || list.setOpen(false)}
          />
          {isSearching && (
            <LoaderCircle
              className="absolute inset-y-0 right-3 my-auto size-4 animate-spin text-ink-3"
              aria-hidden
            />
          )}
        </PopoverAnchor>
        {isListed && (
          <PlaceList {...list} places={places}>
            {credit && <PlaceCredit id={creditId} {...credit} onLeave={list.leaveCredit} />}
          </PlaceList>
        )}
      </Popover>
      <p role="status" className="sr-only">
        {isListed && !isSearching && placeSearchWords('found', { count: places.length })}
        {search.isEmpty && placeSearchWords('nothingFound')}
      </p>
    </Field>
  );
}

function NothingFound({ text, advice }: { text: string; advice: string }) {
  return (
    <>
      <span className="line-clamp-2">
        {placeSearchWords('nothingFoundFor', { text: text.trim() })}
      </span>
      {advice}
    </>
  );
}
