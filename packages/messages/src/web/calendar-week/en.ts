export const en = {
  hours: 'Hours',
  untimed: 'Without a time',
  until: 'until {time}',
  details: ', {hours}, {duration}, {status}',
  fromTo: '{from} – {to}',
  newShoot: 'New shoot',
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
} as const;
