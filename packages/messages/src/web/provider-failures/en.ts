export const en = {
  theOtherService: 'the other service',
  cancelled: 'Sign-in with {provider} was canceled. Nothing was changed.',
  expired:
    'This took longer than ten minutes, or was started in another browser. Please try again.',
  unavailable: '{provider} cannot be reached right now. Please try again shortly.',
  noEmail:
    '{provider} did not share an email address, which Lensemble needs. Allow it there, or sign up with an email address and a password.',
  signInFirst:
    'An account with this email address already exists. Sign in as usual, or choose a new password. Then you can connect {provider} in your profile.',
  unconfirmed: 'Please check your email to confirm your account before continuing.',
  signUpsClosed: 'New accounts cannot be created here at the moment.',
  inviteNeeded: 'You need an invite code to create an account here. Enter it first.',
  badInviteCode: 'This invite code is not valid. Please check it and try again.',
  connectedElsewhere: 'This {provider} account is connected to another account here.',
  otherConnected:
    'Another {provider} account is already connected to this account. Disconnect it first.',
  signedOut: 'Please sign in, then connect {provider} again.',
  tooManyRequests: 'Too many attempts. Please wait a while and try again.',
  failed: 'Something went wrong on our side. Please try again.',
} as const;
