export interface Destination {
  readonly address: string | null;
  /** In degrees, WGS 84; null if unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface DirectionsLink {
  readonly service: 'Apple Maps' | 'Google Maps' | 'OpenStreetMap';
  readonly url: string;
}

/** Links to directions in each service, the device's own first. Empty for a place without coordinates and address. */
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

/** Shows the place in a map; undefined without coordinates and address. On phones it opens the map app. */
export function mapUrlOf(place: Destination): string | undefined {
  const query = targetOf(place);
  return query === undefined
    ? undefined
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** Prefers coordinates, because an address may be ambiguous. */
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
