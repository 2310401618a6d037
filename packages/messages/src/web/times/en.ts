export const en = {
  minutes: '{minutes} min',
  hours: '{hours}h',
  duration: '{hours}h {minutes}m',
  hourRange: '{from}–{to}',
  today: 'Today',
  days: { one: '{count} day', other: '{count} days' },
  weeks: { one: '{count} week', other: '{count} weeks' },
} as const;
