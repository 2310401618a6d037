export const en = {
  unreachable: 'Lensemble cannot be reached. Please check your connection and try again.',
  serviceUnreachable:
    'The sign-in service cannot be reached. Please check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
  noSession: 'No session returned',
  sessionFailed: 'Failed to set session',
  sentence: '{text}.',
  withCause: '{text}. {cause}',
  againInSeconds: {
    one: '{sentence} You can try again in {count} second.',
    other: '{sentence} You can try again in {count} seconds.',
  },
  againInMinutes: {
    one: '{sentence} You can try again in {count} minute.',
    other: '{sentence} You can try again in {count} minutes.',
  },
  againInHours: {
    one: '{sentence} You can try again in {count} hour.',
    other: '{sentence} You can try again in {count} hours.',
  },
  confirmationRequired: 'Email Confirmation Required',
  confirmBefore: 'Please check your email to confirm your account before continuing.',
  linkNotValid: 'This link is no longer valid. Please request a new one.',
  canceled: 'Sign-in was canceled.',
  notCompleted: 'Sign-in was not completed. Please try again.',
} as const;
