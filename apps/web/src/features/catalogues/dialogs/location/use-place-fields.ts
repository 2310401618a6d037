import { placeIdOfPoint } from '@lensemble/contract/locations';
import type { Prediction } from '@lensemble/contract/places';
import { useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { MapPoint } from '@/components/map/map-props.ts';
import { useLocating } from '@/components/place-search/use-locating.ts';
import { randomId } from '@/lib/calls/random-key.ts';
import { pointOf, rounded } from '@/lib/places/coordinates.ts';
import { comparable } from '@/lib/words/search.ts';
import { usePendingFields } from '../pending-fields.ts';
import type { LocationValues } from './location-values.ts';

type Place = Pick<LocationValues, 'placeId' | 'latitude' | 'longitude'>;

const nowhere: Place = { placeId: null, latitude: null, longitude: null };

export function usePlaceFields() {
  const { setValue, getValues } = useFormContext<LocationValues>();
  const { isSubmitted } = useFormState();
  const [placeId, latitude, longitude] = useWatch<
    LocationValues,
    ['placeId', 'latitude', 'longitude']
  >({ name: ['placeId', 'latitude', 'longitude'] });
  const point = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  // The point that the map is centered on. A click on the map does not change it.
  const [shown, setShown] = useState(point);
  const [isChosen, setChosen] = useState(false);
  const [before, setBefore] = useState<Place | null>(null);
  const nameFilled = useRef('');
  const pending = usePendingFields();
  const changes = useRef(0);

  const set = (values: Partial<LocationValues>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof LocationValues, value, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
  const locating = useLocating({
    onLocated: (located) => {
      set(whereOf(located));
      setShown(pointOf(located));
    },
    onStart: (attempt) => pending.add(attempt),
  });
  const setPlace = (place: Place) => {
    changes.current += 1;
    locating.cancel();
    setBefore(null);
    set(place);
  };
  const setByHand = (at: MapPoint) => {
    const exact = rounded(at);
    setPlace({ ...exact, placeId: placeIdOfPoint(exact.latitude, exact.longitude) });
  };

  const goTo = (at: MapPoint) => {
    setByHand(at);
    setShown(rounded(at));
  };

  const canBeFound = placeId !== null && !point && locating.state.step === 'idle';

  return {
    placeId,
    point,
    shown,
    isChosen,
    locating: locating.state,
    /** Looks up the coordinates of a place that was stored without them, because its provider was unavailable. */
    find: canBeFound ? () => locating.locate({ placeId }, randomId()) : undefined,
    /** Sets a place from the search. A name that the user typed is kept, unless it was only the beginning of the place's. */
    choose: (place: Prediction, session: string) => {
      const name = getValues('name').trim();
      const isFilled = name === '' || name === nameFilled.current;
      const isBegun = name === getValues('sought') && begins(place.name, name);
      setPlace(whereOf(place));
      setValue('foundName', place.name);
      const isNamed = isFilled || isBegun;
      set({ address: isNamed && !isTown(place) ? place.address : wholeAddress(place) });
      if (isNamed) {
        nameFilled.current = place.name;
        set({ name: place.name });
      }
      setChosen(true);
      setShown(pointOf(place));
      if (!pointOf(place)) locating.locate(place, session);
    },
    move: (at: MapPoint) => {
      // A double click moves twice; undo returns to the point before the first move.
      const first = before ?? (point ? { placeId, latitude, longitude } : null);
      setByHand(at);
      setBefore(first);
    },
    undoMove: before && (() => setPlace(before)),
    goTo,
    /**
     * Call before asking for the browser's position. The returned function ignores the position if another place was
     * set in the meantime.
     */
    awaitPosition: () => {
      const asked = changes.current;
      return (at: MapPoint) => {
        if (asked === changes.current) goTo(at);
      };
    },
    /** Sets typed coordinates, which may be incomplete or NaN. */
    type: (typed: Pick<Place, 'latitude' | 'longitude'>) => {
      const at = pointOf(typed);
      setPlace({ ...typed, placeId: at ? placeIdOfPoint(at.latitude, at.longitude) : null });
      if (at) setShown(at);
    },
    remove: () => {
      setPlace(nowhere);
      setValue('foundName', '');
    },
    editAddress: () => setChosen(false),
  };
}

const whereOf = ({ placeId, latitude, longitude }: Prediction): Place => ({
  placeId,
  latitude,
  longitude,
});

const begins = (name: string, typed: string) => comparable(name).startsWith(comparable(typed));

/** Towns of the bundled gazetteer. Their address says only where they are, and lacks them once the location is renamed. */
const isTown = ({ placeId }: Prediction) => /^geo(names)?:/.test(placeId);

/** The place's name is added to the address if the location keeps another name, or may get one. */
function wholeAddress({ name, address }: Prediction): string {
  return address.includes(name) ? address : [name, address].filter(Boolean).join(', ');
}
