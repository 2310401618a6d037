export interface PersonName {
  firstName: string;
  lastName: string;
}

export const FALLBACK_NAME = 'User';

/** First and last name of a full one, cut at the first blank. Either may be empty. */
export function cutName(fullName: string): PersonName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * First and last name of somebody of whom only a full name is known (spec section 4), cut at the first blank.
 * The last name defaults to "User", the first to what stands before the @ of the address, else "User".
 */
export function splitName(
  fullName: string | null | undefined,
  email: string | null | undefined,
): PersonName {
  const { firstName, lastName } = cutName(fullName ?? '');
  const beforeAt = (email ?? '').split('@')[0]?.trim() ?? '';
  return {
    firstName: firstName || beforeAt || FALLBACK_NAME,
    lastName: lastName || FALLBACK_NAME,
  };
}
