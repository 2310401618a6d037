export const en = {
  newShoot: 'New shoot',
  dialog: 'Move to Another Day',
  question: 'Move this shoot to {date}?',
  emails: 'Everyone who got a reminder will be emailed about the new date.',
  move: 'Move',
  moveAndEmail: 'Move and email',
  emailed: 'Everyone reminded will be emailed.',
  eventUpdated: 'Its event in Google Calendar is updated too.',
  reminderRemoved: 'Its reminder would come too late and was removed.',
} as const;
