import { INVITE_CODE_MAX } from '@lensemble/contract/constants';
import { returnAddress } from '@lensemble/contract/return-address';

export type AuthTab = 'signin' | 'signup';

/** What the address of the auth screen can say (spec section 2). */
export interface AuthSearch {
  tab?: AuthTab | undefined;
  inviteCode?: string | undefined;
  invite?: true | undefined;
  /** A place inside the application, checked. */
  redirect?: string | undefined;
}

/**
 * Reads the query, whatever stands in it. What makes no sense is named as undefined: the router would put what the
 * address says in the place of a name that is left out.
 */
export function readAuthSearch(query: Record<string, unknown>): Required<AuthSearch> {
  return {
    tab: query.tab === 'signin' || query.tab === 'signup' ? query.tab : undefined,
    inviteCode: inviteCodeOf(query.inviteCode),
    invite: query.invite === true || query.invite === 'true' ? true : undefined,
    redirect: returnAddress(query.redirect),
  };
}

function inviteCodeOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim().slice(0, INVITE_CODE_MAX)) || undefined;
}

/** Which tab is open: an invitation always opens sign-up, a bare address sign-in. */
export function openTab({ tab, inviteCode, invite }: AuthSearch): AuthTab {
  return inviteCode || invite ? 'signup' : (tab ?? 'signin');
}

/** The address after choosing a tab by hand: the invitation has done its work. */
export function searchForTab({ redirect }: AuthSearch, tab: AuthTab): AuthSearch {
  return { tab, redirect };
}
