import { TEAM_EXPORT_DAYS } from '@lensemble/contract/constants';
import type { Language } from '@lensemble/messages/languages';
import { mails } from '@lensemble/messages/mails';
import type { SignInChange } from './mail-job.ts';

/** The content of a mail, before layout. All fields are plain text. */
export interface Content {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Sections above the button. */
  readonly sections?: readonly Section[];
  /** What the reader must not miss, above the sections. */
  readonly statement?: Statement;
  /** `note`: a sentence below the button. */
  readonly button?: { readonly label: string; readonly url: string; readonly note?: string };
  /** Sections below the button. */
  readonly more?: readonly Section[];
  /** Small print: the reason for the mail, and what to do if it was not expected. */
  readonly notes: readonly string[];
}

/** A value, with what it was before, which is struck through. */
export interface Stated {
  readonly text: string;
  readonly was?: string;
}

export interface Statement {
  /** What a person wrote. */
  readonly quote?: { readonly text: string; readonly by: string };
  readonly label: string;
  /** In large letters. */
  readonly value: Stated;
  readonly lines: readonly (Stated & { readonly isStrong?: boolean })[];
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

/** The mails that differ only in their words, with the labels of their buttons. */
const buttons = {
  confirmation: 'confirmationButton',
  emailChange: 'confirmationButton',
  addressTaken: 'passwordResetSubject',
  passwordReset: 'passwordResetSubject',
  passwordChanged: 'openLensemble',
} as const;

/** A mail about an account. @param url where its button leads */
export function accountMail(kind: keyof typeof buttons, language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject: say(`${kind}Subject`),
    heading: say(`${kind}Subject`),
    paragraphs: [say(`${kind}Text`)],
    button: { label: say(buttons[kind]), url },
    notes: [say(`${kind}NotYou`)],
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

export function signInChanged(change: SignInChange, language: Language, url: string): Content {
  const say = mails(language);
  return aboutSignIn(say(`${change}Subject`), say(`${change}Text`), language, url);
}

export function recoveryCodeUsed(codesLeft: number, language: Language, url: string): Content {
  const say = mails(language);
  const text = say('recoveryCodeUsedText', { count: codesLeft });
  return aboutSignIn(say('recoveryCodeUsedSubject'), text, language, url);
}

function aboutSignIn(subject: string, text: string, language: Language, url: string): Content {
  const say = mails(language);
  return {
    subject,
    heading: subject,
    paragraphs: [text],
    button: { label: say('openProfile'), url },
    notes: [say('signInChangedNotYou')],
  };
}

export function exportReady(language: Language, team: string, url: string): Content {
  const say = mails(language);
  const days = String(TEAM_EXPORT_DAYS);
  return {
    subject: say('exportReadySubject', { team }),
    heading: say('exportReadyHeading'),
    paragraphs: [say('exportReadyText', { team, days })],
    button: { label: say('openProfile'), url },
    notes: [say('exportReadyNotYou')],
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
