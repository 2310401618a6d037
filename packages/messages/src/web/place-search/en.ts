export const en = {
  towns: 'Town or city',
  townsAdvice: 'Search covers towns and cities only. Choose one, then set the point on the map.',
  everything: 'City, venue or street',
  everythingAdvice: 'Try the full name, or add the town.',
  places: 'Places',
  found: { one: '{count} place', other: '{count} places' },
  nothingFound: 'No place found',
  nothingFoundFor: 'No place found for “{text}”',
  notFetched: 'Unable to fetch locations',
  failed: 'Failed to fetch locations. Please try again.',
} as const;
