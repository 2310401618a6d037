/** Where somebody wants to go. */
export interface Destination {
  readonly address: string | null;
  /** Degrees, WGS 84; both null where they are not known. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface DirectionsLink {
  readonly service: 'Apple Maps' | 'Google Maps' | 'OpenStreetMap';
  readonly url: string;
}

/** The way to a place by each service, the device's own first. None where nothing says where the place is. */
export function directionsTo(place: Destination, onApple: boolean): DirectionsLink[] {
  const to = targetOf(place);
  if (to === undefined) return [];
  const apple = link('Apple Maps', 'https://maps.apple.com/', { daddr: to });
  const google = link('Google Maps', 'https://www.google.com/maps/dir/', {
    api: '1',
    destination: to,
  });
  const osm = link('OpenStreetMap', 'https://www.openstreetmap.org/directions', { to });
  return onApple ? [apple, google, osm] : [google, osm, apple];
}

/** Coordinates are exact; an address may be one of several of its kind. */
function targetOf({ address, latitude, longitude }: Destination): string | undefined {
  if (latitude !== null && longitude !== null) {
    return `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  }
  return address?.trim() || undefined;
}

function link(
  service: DirectionsLink['service'],
  base: string,
  query: Record<string, string>,
): DirectionsLink {
  return { service, url: `${base}?${new URLSearchParams(query)}` };
}
