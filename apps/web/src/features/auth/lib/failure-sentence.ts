import type { Provider } from '@lensemble/contract/boot';
import { type ProviderFailure, providerNames } from '@lensemble/contract/provider-return';
import { providerFailureWords } from '@lensemble/messages/web/provider-failures';

type Named = { readonly provider: string };

const sentences: Readonly<Record<ProviderFailure, (named: Named) => string>> = {
  cancelled: (named) => providerFailureWords('cancelled', named),
  expired: () => providerFailureWords('expired'),
  unavailable: (named) => providerFailureWords('unavailable', named),
  no_email: (named) => providerFailureWords('noEmail', named),
  sign_in_first: (named) => providerFailureWords('signInFirst', named),
  unconfirmed: () => providerFailureWords('unconfirmed'),
  sign_ups_closed: () => providerFailureWords('signUpsClosed'),
  invite_needed: () => providerFailureWords('inviteNeeded'),
  bad_invite_code: () => providerFailureWords('badInviteCode'),
  connected_elsewhere: (named) => providerFailureWords('connectedElsewhere', named),
  other_connected: (named) => providerFailureWords('otherConnected', named),
  signed_out: (named) => providerFailureWords('signedOut', named),
  too_many_requests: () => providerFailureWords('tooManyRequests'),
  failed: () => providerFailureWords('failed'),
};

/** Why a sign-in through a provider failed. */
export const failureSentence = (
  failure: ProviderFailure,
  provider: Provider | undefined,
): string => {
  const name = provider ? providerNames[provider] : providerFailureWords('theOtherService');
  return sentences[failure]({ provider: name });
};
