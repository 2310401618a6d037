import type { Language } from '@lensemble/messages/languages';
import { mails } from '@lensemble/messages/mails';

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

export function invitation(
  language: Language,
  { inviter, team, url }: { readonly inviter: string; readonly team: string; readonly url: string },
): Content {
  const say = mails(language);
  return {
    subject: say('invitationSubject', { inviter, team }),
    heading: say('invitationHeading', { team }),
    paragraphs: [say('invitationText', { inviter, team }), say('invitationAbout')],
    button: { label: say('invitationButton'), url },
    notes: [say('invitationExpires'), say('invitationWhy')],
  };
}

export function confirmation(language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say('confirmationSubject'),
    heading: say('confirmationSubject'),
    paragraphs: [say('confirmationText')],
    button: { label: say('confirmationButton'), url },
    notes: [say('confirmationNotYou')],
  };
}

export function emailChange(language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say('emailChangeSubject'),
    heading: say('emailChangeSubject'),
    paragraphs: [say('emailChangeText')],
    button: { label: say('confirmationButton'), url },
    notes: [say('emailChangeNotYou')],
  };
}

export function emailChanged(language: Language, newEmail: string, url: string): Content {
  const say = mails(language);
  return {
    subject: say('emailChangedSubject'),
    heading: say('emailChangedSubject'),
    paragraphs: [say('emailChangedText', { email: newEmail })],
    button: { label: say('openLensemble'), url },
    notes: [say('emailChangedNotYou')],
  };
}

export function addressTaken(language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say('addressTakenSubject'),
    heading: say('addressTakenSubject'),
    paragraphs: [say('addressTakenText')],
    button: { label: say('passwordResetSubject'), url },
    notes: [say('addressTakenNotYou')],
  };
}

export function passwordReset(language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say('passwordResetSubject'),
    heading: say('passwordResetSubject'),
    paragraphs: [say('passwordResetText')],
    button: { label: say('passwordResetSubject'), url },
    notes: [say('passwordResetNotYou')],
  };
}

export function passwordChanged(language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say('passwordChangedSubject'),
    heading: say('passwordChangedSubject'),
    paragraphs: [say('passwordChangedText')],
    button: { label: say('openLensemble'), url },
    notes: [say('passwordChangedNotYou')],
  };
}

export function loginConnected(language: Language, provider: string, url: string): Content {
  const say = mails(language);
  return {
    subject: say('loginConnectedSubject', { provider }),
    heading: say('loginConnectedHeading', { provider }),
    paragraphs: [say('loginConnectedText', { provider })],
    button: { label: say('openProfile'), url },
    notes: [say('loginConnectedNotYou', { provider })],
  };
}
