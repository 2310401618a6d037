export const en = {
  error: 'Error',
  notOpened: 'This could not be opened',
  checkConnection: 'Please check your connection and try again.',
  nothingChanged: 'Nothing was changed',
  notSaved: 'Not saved',
  otherAccount:
    'You signed in with another account in another tab. To save this, sign in there with the previous account.',
  stalled: 'The connection stalled',
} as const;
