import type { Language } from '@lensemble/messages/languages';

export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  /** The address is confirmed. */
  readonly isConfirmed: boolean;
  /** The name given at sign-up. The profile's names take precedence. */
  readonly name: string;
  /** Null if the account has chosen none. */
  readonly language: Language | null;
}
