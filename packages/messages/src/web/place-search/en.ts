export const en = {
  towns: 'Town or city',
  townsAdvice: 'Search covers towns and cities only. Choose one, then set the point on the map.',
  everything: 'City, venue or street',
  everythingAdvice: 'Some places are found only by their full name or with the town.',
  places: 'Places',
  found: { one: '{count} place', other: '{count} places' },
  nothingFound: 'No place found',
  nothingFoundFor: 'No place found for “{text}”',
  notFetched: 'Unable to fetch locations',
  failed: 'Failed to fetch locations. Please try again.',
} as const;
