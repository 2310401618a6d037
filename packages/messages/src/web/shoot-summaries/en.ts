export const en = {
  nothingPlanned: 'Nothing planned yet.',
  shoots: { one: '{count} shoot', other: '{count} shoots' },
  onTheWay: { one: '{shoots}, {count} on the way', other: '{shoots}, {count} on the way' },
  noneOnTheWay: '{shoots}, none on the way',
  participants: { one: '{count} participant', other: '{count} participants' },
  noShoots: 'no shoots',
  ofDay: { one: '{count} shoot: {titles}', other: '{count} shoots: {titles}' },
  andMore: { one: '{shoots} and {count} more', other: '{shoots} and {count} more' },
} as const;
