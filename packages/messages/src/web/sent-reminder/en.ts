export const en = {
  toNobody: 'The last reminder, {moment}, was not sent to anyone.',
  sent: {
    one: 'The last reminder went out {moment} to {count} person.',
    other: 'The last reminder went out {moment} to {count} people.',
  },
  waiting: {
    one: 'The last reminder, {moment}, is on its way to {count} person.',
    other: 'The last reminder, {moment}, is on its way to {count} people.',
  },
  sentAndWaiting: {
    one: 'The last reminder went out {moment} to {sent} and is on its way to {count} person.',
    other: 'The last reminder went out {moment} to {sent} and is on its way to {count} people.',
  },
  people: { one: '{count} person', other: '{count} people' },
  notSent: 'The email to {name} could not be sent.',
  refused: 'The email to {name} was refused: {reason}.',
  dropped: {
    one: 'The email to {names} was not sent.',
    other: 'The emails to {names} were not sent.',
  },
  droppedBecause: {
    one: 'The email to {names} was not sent: {reason}.',
    other: 'The emails to {names} were not sent: {reason}.',
  },
  late: 'the shoot had begun',
  left: 'no longer on the shoot',
  unsubscribed: 'opted out of emails from this team',
  mailboxLimit: 'too many reminders that day',
  teamLimit: 'the team had planned too many reminders that day',
  removedMember: 'A removed crew member',
} as const;
