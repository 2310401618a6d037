export const en = {
  noSuchAddress: 'the address does not exist',
  switchedOff: 'the mailbox is switched off',
  full: 'the mailbox is full',
  notAllowed: 'the mail server does not allow this email',
  refused: 'the mail server refused the email',
  withStatus: '{reason} ({status})',
  unsubscribed: 'Does not want emails from this team',
  emailRefused: 'Email was refused: {reason}',
} as const;
