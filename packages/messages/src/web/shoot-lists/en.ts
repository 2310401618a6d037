export const en = {
  add: 'Add New Shoot',
  filter: 'Filter',
  filterInUse: 'Filter, in use',
  loading: 'Loading shoots…',
  failed: 'Oops! Our Database is Taking a Cosplay Break',
  tryAgain: 'Try Finding It Again',
  searching: 'Searching for the database...',
  whereItIs: 'It is somewhere between the wig and the second boot. Your shoots are safe.',
  unreachable: 'Can’t reach the server. Your shoots are safe.',
  calendar: 'Calendar',
  docs: 'Docs',
} as const;
