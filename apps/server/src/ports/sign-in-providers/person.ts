import { email } from '@lensemble/contract/fields';
import { normalizeFullName } from '@lensemble/contract/normalize-name';
import type { ProvidedPerson } from './port.ts';

/** What a provider said. */
export interface Told {
  readonly subject: string;
  readonly email?: unknown;
  readonly isVerified: boolean;
  readonly name?: unknown;
}

/** What a provider said, as far as it can be used; nothing of it is ours. */
export function personOf(told: Told): ProvidedPerson {
  const address = email.safeParse(told.email).data;
  return {
    subject: told.subject,
    email: address,
    isVerified: told.isVerified && address !== undefined,
    name: normalizeFullName(told.name) || address?.split('@')[0] || '',
  };
}
