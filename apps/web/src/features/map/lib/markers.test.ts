import type { MapShoot } from '@lensemble/contract/shoot-map';
import { describe, expect, it } from 'vitest';
import { atSamePlace, markersOf } from './markers.ts';

function shootAt(id: string, place: Partial<NonNullable<MapShoot['location']>> | null): MapShoot {
  const nowhere = { name: 'Pier', address: null, placeId: null, latitude: null, longitude: null };
  return {
    id,
    title: `Shoot ${id}`,
    description: null,
    status: 'ready to shoot',
    date: null,
    time: null,
    timeZone: 'UTC',
    durationMinutes: 60,
    color: '#3B82F6',
    firstReferenceUrl: null,
    location: place && { id: `place-${id}`, ...nowhere, ...place },
    costumes: [],
    props: [],
    participants: [],
    costumeCount: 0,
    propCount: 0,
    participantCount: 0,
  };
}

describe('markers', () => {
  it('stand where a location has a place id and coordinates, zero included', () => {
    const shoots = [
      shootAt('a', { placeId: 'geo:0,0', latitude: 0, longitude: 0 }),
      shootAt('b', { placeId: null, latitude: 1, longitude: 1 }),
      shootAt('c', { placeId: 'geonames:1' }),
      shootAt('d', null),
    ];
    expect(markersOf(shoots)).toMatchObject([
      { id: 'a', latitude: 0, longitude: 0, label: 'Shoot a, Ready to Shoot' },
    ]);
  });

  it('know who else stands at their place', () => {
    const at = (id: string, latitude: number) =>
      shootAt(id, { placeId: id, latitude, longitude: 11 });
    const markers = markersOf([at('a', 48), at('b', 48.0001), at('c', 48)]);
    const together = atSamePlace(markers, { latitude: 48, longitude: 11 });
    expect(together.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
