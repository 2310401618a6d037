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
    'An account on Lensemble was created with this address. If it was you, confirm the address, then sign in. The link expires in two days.',
  confirmationButton: 'Confirm the address',
  confirmationNotYou:
    'If it was not you, ignore this email: the account cannot be used until the address is confirmed.',
  emailChangeSubject: 'Confirm your new email address',
  emailChangeText:
    'This address is to become the address of an account on Lensemble. If it was you, confirm it here. The link works once and expires in one hour.',
  emailChangeNotYou: 'If it was not you, ignore this email: nothing changes.',
  emailChangedSubject: 'Your email address was changed',
  emailChangedText:
    'The address of your account on Lensemble was just changed to {email}. Mails and sign-ins use that address from now on.',
  emailChangedNotYou: 'If it was not you, ask the operator of this server for help.',
  addressTakenSubject: 'You already have an account',
  addressTakenText:
    'This address was used to sign up for Lensemble, but it already has an account. If it was you, sign in with your password. If you forgot it, choose a new one here. The link expires in one hour.',
  addressTakenNotYou: 'If it was not you, ignore this email: nothing was changed.',
  passwordResetSubject: 'Choose a new password',
  passwordResetText:
    'A new password was requested for your account on Lensemble. If it was you, choose one here. The link works once and expires in one hour.',
  passwordResetNotYou: 'If it was not you, ignore this email: your password stays the same.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText: 'The password of your account on Lensemble was just changed.',
  passwordChangedNotYou:
    'If it was not you, choose a new password now: open Lensemble and select “Forgot password?” on the sign-in page.',
  loginConnectedSubject: '{provider} was connected to your account',
  loginConnectedHeading: '{provider} was connected',
  loginConnectedText:
    'You can now sign in to your account on Lensemble through {provider}, with the {provider} account that was just connected.',
  loginConnectedNotYou:
    'If it was not you, disconnect {provider} in your profile now and choose a new password.',
  exportReadySubject: 'The export of {team} is ready',
  exportReadyHeading: 'Your export is ready',
  exportReadyText:
    'The archive has everything that the team “{team}” has. You can download it in your profile, in the section “Team data”, for {days} days.',
  exportReadyNotYou:
    'If you did not ask for it, change your password and look at where you are signed in.',
  openLensemble: 'Open Lensemble',
  openProfile: 'Open your profile',
  orOpen: 'Or open this address:',
  sentForTeam: 'Sent for the team “{team}”.',
  repliesGoTo: 'Replies go to {name}.',
  stopEmails: 'Don’t send me any more of these',
} as const;
