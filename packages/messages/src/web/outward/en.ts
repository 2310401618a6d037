export const en = {
  calendar: 'Calendar',
  docs: 'Docs',
  reminders: 'Reminders',
  crewFirst: 'Add crew to the shoot first',
  documentCreated: 'Call sheet document created',
  eventCreated: 'Calendar event created',
  open: 'Open',
  word: 'Word',
  dismiss: 'Dismiss',
  nextReminder: 'The next reminder goes out {date}.',
  nextOnceSaved: 'Once saved, the next reminder goes out {date}.',
  hadNoAddress: { one: '{names} had no address.', other: '{names} had no address.' },
  willBeTold:
    'Everyone who got it will be emailed if the plan changes, or if they are taken off the shoot.',
  eventRefused: 'The calendar event could not be updated. {reason}.',
} as const;
