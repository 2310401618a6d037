export const en = {
  invitationSubject: '{inviter} invites you to {team}',
  invitationHeading: 'Join {team}',
  invitationText: '{inviter} would like to plan photo shoots with you in the team “{team}”.',
  invitationAbout:
    'Lensemble keeps the team’s shoots, calendar, crew, costumes, props, gear and locations in one place.',
  invitationButton: 'Join the team',
  invitationExpires: 'The link admits one person and expires in seven days.',
  invitationWhy:
    'You received this email because a member of the team entered your address. If you do not know them, you can ignore it.',
  confirmationSubject: 'Confirm your email address',
  confirmationText:
    'A Lensemble account was created with this address. If it was you, confirm the address, then sign in. The link expires in two days.',
  confirmationButton: 'Confirm the address',
  confirmationNotYou:
    'If it was not you, ignore this email: the account cannot be used until the address is confirmed.',
  emailChangeSubject: 'Confirm your new email address',
  emailChangeText:
    'This address was entered as the new address of a Lensemble account. If it was you, confirm it here. The link works once and expires in one hour.',
  emailChangeNotYou: 'If it was not you, ignore this email: nothing changes.',
  emailChangedSubject: 'Your email address was changed',
  emailChangedText:
    'The address of your Lensemble account was just changed to {email}. From now on, you sign in with that address and get your emails there.',
  emailChangedNotYou: 'If it was not you, ask the operator of this server for help.',
  addressTakenSubject: 'You already have an account',
  addressTakenText:
    'This address was used to sign up for Lensemble, but it already has an account. If it was you, sign in with your password. If you forgot it, choose a new one here. The link expires in one hour.',
  addressTakenNotYou: 'If it was not you, ignore this email: nothing was changed.',
  passwordResetSubject: 'Choose a new password',
  passwordResetText:
    'A new password was requested for your Lensemble account. If it was you, choose one here. The link works once and expires in one hour.',
  passwordResetNotYou: 'If it was not you, ignore this email: your password stays the same.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText: 'The password of your Lensemble account was just changed.',
  passwordChangedNotYou:
    'If it was not you, choose a new password now: open Lensemble and select “Forgot password?” on the sign-in page.',
  loginConnectedSubject: '{provider} was connected to your account',
  loginConnectedHeading: '{provider} was connected',
  loginConnectedText:
    'You can now sign in to your Lensemble account with {provider}, using the {provider} account that was just connected.',
  loginConnectedNotYou:
    'If it was not you, disconnect {provider} in your profile now and choose a new password.',
  twoStepOnSubject: 'Two-step sign-in was turned on',
  twoStepOnText:
    'From now on, signing in to your Lensemble account takes a code as well. Your other devices were signed out.',
  twoStepOffSubject: 'Two-step sign-in was turned off',
  twoStepOffText:
    'Signing in to your Lensemble account no longer takes a code. Its recovery codes are no longer valid.',
  recoveryCodesRenewedSubject: 'Your recovery codes were replaced',
  recoveryCodesRenewedText:
    'Your Lensemble account has new recovery codes. The old ones are no longer valid.',
  recoveryCodeUsedSubject: 'A recovery code was used to sign in',
  recoveryCodeUsedText: {
    one: 'A recovery code was just used to sign in to your Lensemble account. {count} recovery code is left. You can make new ones in your profile.',
    other:
      'A recovery code was just used to sign in to your Lensemble account. {count} recovery codes are left. You can make new ones in your profile.',
  },
  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAddedText: 'You can now sign in to your Lensemble account with a new passkey.',
  passkeyRemovedSubject: 'A passkey was removed from your account',
  passkeyRemovedText: 'A passkey was removed. It can no longer sign you in.',
  signInChangedNotYou:
    'If it was not you, check “Sign-in and security” in your profile now, choose a new password and sign out your other devices.',
  exportReadySubject: 'The export of {team} is ready',
  exportReadyHeading: 'Your export is ready',
  exportReadyText:
    'The archive contains everything that belongs to the team “{team}”. For {days} days, you can download it from “Team data” in your profile.',
  exportReadyNotYou:
    'If you did not ask for it, change your password and check where you are signed in.',
  openLensemble: 'Open Lensemble',
  openProfile: 'Open your profile',
  orOpen: 'Or open this address:',
  sentForTeam: 'Sent for the team “{team}”.',
  repliesGoTo: 'Replies go to {name}.',
  linkLabel: '{label}:',
  stopEmails: 'Don’t send me any more of these',
} as const;
