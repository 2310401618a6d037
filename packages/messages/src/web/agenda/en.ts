export const en = {
  noTime: 'No time yet',
  from: 'From {date}',
  showMore: { one: 'Show {count} more', other: 'Show {count} more' },
  noEvents: 'No events from {date} on',
  plan: 'Plan a shoot on this day',
  laterDates: 'Anything with a later date shows up here.',
} as const;
