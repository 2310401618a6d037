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
    'Lensemble keeps the board of all shoots, the calendar, and what the team has: crew, costumes, props, gear and places.',
  ],
  button: { label: 'Join the team', url },
  notes: [
    'You got this mail because a member of the team entered your address. If you do not know them, ignore it: nothing happens.',
  ],
});

export const confirmation = (url: string): Content => ({
  subject: 'Confirm your email address',
  heading: 'Confirm your email address',
  paragraphs: [
    'Somebody made an account on Lensemble with this address. If that was you, confirm it, and you can sign in. The link is good for two days.',
  ],
  button: { label: 'Confirm the address', url },
  notes: ['If it was not you, ignore this mail: without the click nobody can use the account.'],
});

export const addressTaken = (url: string): Content => ({
  subject: 'You have an account already',
  heading: 'You have an account already',
  paragraphs: [
    'Somebody tried to make an account on Lensemble with this address, but there is one. If that was you, sign in with your password. If you do not know it any more, choose a new one here; the link is good for one hour.',
  ],
  button: { label: 'Choose a new password', url },
  notes: ['If it was not you, ignore this mail: nothing was changed.'],
});

export const passwordReset = (url: string): Content => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [
    'Somebody asked for a new password for your account on Lensemble. If that was you, choose one here. The link is good for one hour, and once.',
  ],
  button: { label: 'Choose a new password', url },
  notes: ['If it was not you, ignore this mail: your password stays as it is.'],
});

export const passwordChanged = (url: string): Content => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your account on Lensemble was changed just now.'],
  button: { label: 'Open Lensemble', url },
  notes: [
    'If it was not you, choose a new password at once: open Lensemble, and on the sign-in page say that you forgot it.',
  ],
});

export const loginConnected = (provider: string, url: string): Content => ({
  subject: `${provider} was connected to your account`,
  heading: `${provider} was connected`,
  paragraphs: [
    `From now on one can sign in to your account on Lensemble through ${provider}, with the account there that was chosen just now.`,
  ],
  button: { label: 'Open your profile', url },
  notes: [
    `If it was not you, disconnect ${provider} in your profile at once and choose a new password.`,
  ],
});
