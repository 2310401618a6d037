export const en = {
  title: 'Next eight weeks',
  strip: {
    one: '{count} shoot from {first} to {last}',
    other: '{count} shoots from {first} to {last}',
  },
  eachUnit: 'One line for each unit. Ideas do not count.',
  firstUnits: {
    one: 'The first unit has a line. Ideas do not count.',
    other: 'The first {count} units have a line each. Ideas do not count.',
  },
  ideas: 'Ideas do not count.',
  free: 'Free until {date}.',
  units: { one: '{count} unit', other: '{count} units' },
  wanted: '{wanted} wanted, {free} free',
  alsoAt: 'Also at {title}',
  alsoAtMore: { one: 'Also at {count} other shoot', other: 'Also at {count} other shoots' },
  moreIn: { one: '{count} more in {month}', other: '{count} more in {month}' },
  moreUntil: { one: '{count} more until {date}', other: '{count} more until {date}' },
  incomplete: 'There are more shoots than this list shows.',
  loading: 'Loading',
  notLoaded: 'The next eight weeks did not load.',
  tryAgain: 'Try again',
} as const;
