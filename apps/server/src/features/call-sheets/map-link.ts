interface Place {
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where a map of a place opens, on phones in the program for maps; undefined where nobody said where the place is. */
export function mapLink({ address, latitude, longitude }: Place): string | undefined {
  const isPoint = latitude !== null && longitude !== null;
  const query = isPoint ? `${latitude},${longitude}` : address?.toWellFormed().trim();
  return query
    ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
    : undefined;
}
