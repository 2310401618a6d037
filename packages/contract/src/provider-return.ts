import { BAD_INVITE_CODE_MESSAGE } from './auth.ts';
import type { Provider } from './boot.ts';
import { INVITE_CODE_MAX } from './constants.ts';
import { returnAddress } from './return-address.ts';
import { INVITE_NEEDED_MESSAGE, SIGN_UPS_CLOSED_MESSAGE } from './sign-ups.ts';

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>;

/** The messages for a failed sign-in through a provider. They never quote the provider. */
const sentences = {
  cancelled: (name: string) => `Sign-in with ${name} was canceled. Nothing was changed.`,
  expired: () =>
    'This took longer than ten minutes, or was started in another browser. Please try again.',
  unavailable: (name: string) => `${name} cannot be reached right now. Please try again shortly.`,
  no_email: (name: string) =>
    `${name} did not share an email address, which Lensemble needs. Allow it there, or sign up with an email address and a password.`,
  sign_in_first: (name: string) =>
    `An account with this email address already exists. Sign in as usual, or choose a new password. Then you can connect ${name} in your profile.`,
  unconfirmed: () => 'Please check your email to confirm your account before continuing.',
  sign_ups_closed: () => `${SIGN_UPS_CLOSED_MESSAGE}.`,
  invite_needed: () => `${INVITE_NEEDED_MESSAGE}. Enter it first.`,
  bad_invite_code: () => BAD_INVITE_CODE_MESSAGE,
  connected_elsewhere: (name: string) =>
    `This ${name} account is connected to another account here.`,
  other_connected: (name: string) =>
    `Another ${name} account is already connected to this account. Disconnect it first.`,
  signed_out: (name: string) => `Please sign in, then connect ${name} again.`,
  too_many_requests: () => 'Too many attempts. Please wait a while and try again.',
  failed: () => 'Something went wrong on our side. Please try again.',
} as const satisfies Record<string, (name: string) => string>;

export type ProviderFailure = keyof typeof sentences;

export const providerFailures = Object.keys(sentences) as readonly ProviderFailure[];

export const failureSentence = (failure: ProviderFailure, provider: Provider | undefined): string =>
  sentences[failure](provider ? providerNames[provider] : 'the other service');

/**
 * What `/auth/callback` is told. `failure`: the sign-in failed. `connected`: the provider was, or should have been,
 * connected to an account. Neither: the user is signed in. `redirect` is the page to open next. `inviteCode` is an
 * invitation that the user must still accept; it is in the fragment, which the browser does not send.
 */
export interface ProviderReturn {
  readonly provider?: Provider | undefined;
  readonly failure?: ProviderFailure | undefined;
  readonly connected?: true | undefined;
  readonly redirect?: string | undefined;
  readonly inviteCode?: string | undefined;
}

export function providerReturnPath({
  failure,
  connected,
  inviteCode,
  ...rest
}: ProviderReturn): string {
  const named = { ...rest, error: failure, connected: connected && 'true' };
  const entries = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
  const fragment = inviteCode ? `#${new URLSearchParams({ inviteCode })}` : '';
  return `/auth/callback?${new URLSearchParams(entries)}${fragment}`;
}

/** Parses the query and the fragment. They are untrusted: unknown values count as missing. */
export function readProviderReturn(
  query: Readonly<Record<string, unknown>>,
  fragment: string,
): ProviderReturn {
  const { provider, error, connected } = query;
  const inviteCode = new URLSearchParams(fragment.replace(/^#/, '')).get('inviteCode');
  return {
    provider: (Object.keys(providerNames) as Provider[]).find((name) => name === provider),
    failure: providerFailures.find((failure) => failure === error),
    connected: connected === true || connected === 'true' ? true : undefined,
    redirect: returnAddress(query.redirect),
    inviteCode: inviteCode?.slice(0, INVITE_CODE_MAX) || undefined,
  };
}
