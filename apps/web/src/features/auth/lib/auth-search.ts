import { INVITE_CODE_MAX } from '@lensemble/contract/constants';
import type { ProviderReturn } from '@lensemble/contract/provider-return';
import { returnAddress } from '@lensemble/contract/return-address';

export type AuthTab = 'signin' | 'signup';

export interface AuthSearch {
  tab?: AuthTab | undefined;
  inviteCode?: string | undefined;
  invite?: true | undefined;
  /** Signs in again, although there is a session. */
  again?: true | undefined;
  /** A checked address within the application. */
  redirect?: string | undefined;
}

/**
 * Reads the query parameters. Invalid ones are set to undefined: the router would keep the raw value of a missing key.
 */
export function readAuthSearch(query: Record<string, unknown>): Required<AuthSearch> {
  return {
    tab: query.tab === 'signin' || query.tab === 'signup' ? query.tab : undefined,
    inviteCode: inviteCodeOf(query.inviteCode),
    invite: flagOf(query.invite),
    again: flagOf(query.again),
    redirect: returnAddress(query.redirect),
  };
}

const flagOf = (value: unknown) => (value === true || value === 'true' ? true : undefined);

function inviteCodeOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim().slice(0, INVITE_CODE_MAX)) || undefined;
}

/** Adds the code of a mailed invitation, which is in the fragment: no server and no proxy sees it there. */
export function withInvitation(search: AuthSearch, fragment: string): AuthSearch {
  const code = inviteCodeOf(new URLSearchParams(fragment).get('inviteCode'));
  return code ? { ...search, inviteCode: code } : search;
}

/** The fragment of `/auth` that opens an invitation. */
export const invitationFragment = (inviteCode: string) =>
  new URLSearchParams({ inviteCode }).toString();

/** Where a sign-in that did not succeed starts again, with what it was for. */
export function authAgain({ redirect, inviteCode, failure }: ProviderReturn) {
  const invite = failure === 'invite_needed' || undefined;
  const hash = inviteCode && invitationFragment(inviteCode);
  return {
    to: '/auth',
    search: { redirect, invite },
    replace: true,
    ...(hash && { hash }),
  } as const;
}

/** The open tab. An invitation opens sign-up; without parameters, sign-in is open. */
export function openTab({ tab, inviteCode, invite }: AuthSearch): AuthTab {
  return inviteCode || invite ? 'signup' : (tab ?? 'signin');
}

/** The query after choosing a tab. It drops the invitation, which would keep sign-up open. */
export function searchForTab({ redirect }: AuthSearch, tab: AuthTab): AuthSearch {
  return { tab, redirect };
}
