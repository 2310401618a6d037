/** The content of a mail, before layout. All fields are plain text. */
export interface Content {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Sections above the button. */
  readonly sections?: readonly Section[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Sections below the button. */
  readonly more?: readonly Section[];
  /** Small print: the reason for the mail, and what to do if it was not expected. */
  readonly notes: readonly string[];
}

export interface Section {
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** An item with optional details. Both may contain line breaks. */
export interface Line {
  readonly text: string;
  readonly detail?: string;
  readonly isStrong?: boolean;
  /** Makes the text a link. */
  readonly url?: string;
}

export const invitation = (inviter: string, team: string, url: string): Content => ({
  subject: `${inviter} invites you to ${team}`,
  heading: `Join ${team}`,
  paragraphs: [
    `${inviter} would like to plan photo shoots with you in the team “${team}”.`,
    'Lensemble keeps the team’s shoots, calendar, crew, costumes, props, gear and locations in one place.',
  ],
  button: { label: 'Join the team', url },
  notes: [
    'The link admits one person and expires in seven days.',
    'You received this email because a member of the team entered your address. If you do not know them, you can ignore it.',
  ],
});

export const confirmation = (url: string): Content => ({
  subject: 'Confirm your email address',
  heading: 'Confirm your email address',
  paragraphs: [
    'An account on Lensemble was created with this address. If it was you, confirm the address, then sign in. The link expires in two days.',
  ],
  button: { label: 'Confirm the address', url },
  notes: [
    'If it was not you, ignore this email: the account cannot be used until the address is confirmed.',
  ],
});

export const emailChange = (url: string): Content => ({
  subject: 'Confirm your new email address',
  heading: 'Confirm your new email address',
  paragraphs: [
    'This address is to become the address of an account on Lensemble. If it was you, confirm it here. The link works once and expires in one hour.',
  ],
  button: { label: 'Confirm the address', url },
  notes: ['If it was not you, ignore this email: nothing changes.'],
});

export const emailChanged = (newEmail: string, url: string): Content => ({
  subject: 'Your email address was changed',
  heading: 'Your email address was changed',
  paragraphs: [
    `The address of your account on Lensemble was just changed to ${newEmail}. Mails and sign-ins use that address from now on.`,
  ],
  button: { label: 'Open Lensemble', url },
  notes: ['If it was not you, ask the operator of this server for help.'],
});

export const addressTaken = (url: string): Content => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'This address was used to sign up for Lensemble, but it already has an account. If it was you, sign in with your password. If you forgot it, choose a new one here. The link expires in one hour.',
  ],
  button: { label: 'Choose a new password', url },
  notes: ['If it was not you, ignore this email: nothing was changed.'],
});

export const passwordReset = (url: string): Content => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [
    'A new password was requested for your account on Lensemble. If it was you, choose one here. The link works once and expires in one hour.',
  ],
  button: { label: 'Choose a new password', url },
  notes: ['If it was not you, ignore this email: your password stays the same.'],
});

export const passwordChanged = (url: string): Content => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your account on Lensemble was just changed.'],
  button: { label: 'Open Lensemble', url },
  notes: [
    'If it was not you, choose a new password now: open Lensemble and select “Forgot password?” on the sign-in page.',
  ],
});

export const loginConnected = (provider: string, url: string): Content => ({
  subject: `${provider} was connected to your account`,
  heading: `${provider} was connected`,
  paragraphs: [
    `You can now sign in to your account on Lensemble through ${provider}, with the ${provider} account that was just connected.`,
  ],
  button: { label: 'Open your profile', url },
  notes: [
    `If it was not you, disconnect ${provider} in your profile now and choose a new password.`,
  ],
});
