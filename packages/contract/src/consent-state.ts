import type { SignedConsent } from './consents.ts';

/** What counts for a use: agreed to, agreed to and withdrawn later, or never agreed to. */
export type ConsentState = 'agreed' | 'withdrawn' | 'refused';

export function consentTo(
  { uses, withdrawals }: Pick<SignedConsent, 'uses' | 'withdrawals'>,
  useId: string,
): ConsentState {
  if (!uses.some((each) => each.id === useId && each.isAgreed)) return 'refused';
  return withdrawals.some(({ useIds }) => useIds.includes(useId)) ? 'withdrawn' : 'agreed';
}

/** The ids of the uses that a consent still allows. */
export const agreedUses = (consent: Pick<SignedConsent, 'uses' | 'withdrawals'>): string[] =>
  consent.uses.map((use) => use.id).filter((useId) => consentTo(consent, useId) === 'agreed');
