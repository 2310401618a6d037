import type { SecondStep } from './auth.ts';
import type { Provider } from './boot.ts';
import { INVITE_CODE_MAX, SECOND_STEP_TOKEN_MAX } from './constants.ts';
import { returnAddress } from './return-address.ts';

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>;

/** Why a sign-in through a provider failed. */
export const providerFailures = [
  'cancelled',
  'expired',
  'unavailable',
  'no_email',
  'sign_in_first',
  'unconfirmed',
  'sign_ups_closed',
  'invite_needed',
  'bad_invite_code',
  'connected_elsewhere',
  'other_connected',
  'signed_out',
  'too_many_requests',
  'failed',
] as const;

export type ProviderFailure = (typeof providerFailures)[number];

/**
 * What `/auth/callback` is told. `failure`: the sign-in failed. `connected`: the provider was, or should have been,
 * connected to an account. Neither: the user is signed in. `redirect` is the page to open next. `inviteCode` is an
 * invitation that the user must still accept; `secondStep` is what the sign-in waits for. Both are in the fragment, which
 * the browser does not send.
 */
export interface ProviderReturn {
  readonly provider?: Provider | undefined;
  readonly failure?: ProviderFailure | undefined;
  readonly connected?: true | undefined;
  readonly redirect?: string | undefined;
  readonly inviteCode?: string | undefined;
  readonly secondStep?: SecondStep | undefined;
}

export function providerReturnPath({
  failure,
  connected,
  inviteCode,
  secondStep,
  ...rest
}: ProviderReturn): string {
  const named = { ...rest, error: failure, connected: connected && 'true' };
  const hidden = {
    inviteCode,
    step: secondStep?.token,
    passkeys: secondStep?.hasPasskeys && 'true',
  };
  const fragment = given(hidden).toString();
  return `/auth/callback?${given(named)}${fragment && `#${fragment}`}`;
}

const given = (values: Readonly<Record<string, string | false | undefined>>) =>
  new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]),
  );

/** Parses the query and the fragment. They are untrusted: unknown values count as missing. */
export function readProviderReturn(
  query: Readonly<Record<string, unknown>>,
  fragment: string,
): ProviderReturn {
  const { provider, error, connected } = query;
  const hidden = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    provider: (Object.keys(providerNames) as Provider[]).find((name) => name === provider),
    failure: providerFailures.find((failure) => failure === error),
    connected: connected === true || connected === 'true' ? true : undefined,
    redirect: returnAddress(query.redirect),
    inviteCode: hidden.get('inviteCode')?.slice(0, INVITE_CODE_MAX) || undefined,
    secondStep: secondStepIn(hidden),
  };
}

function secondStepIn(hidden: URLSearchParams): SecondStep | undefined {
  const token = hidden.get('step')?.slice(0, SECOND_STEP_TOKEN_MAX);
  return token ? { token, hasPasskeys: hidden.get('passkeys') === 'true' } : undefined;
}
