export interface PersonName {
  firstName: string;
  lastName: string;
}

export const FALLBACK_NAME = 'User';

/** Splits a full name at the first whitespace. Either part may be empty. */
export function cutName(fullName: string): PersonName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Splits a full name at the first whitespace. The first name defaults to the part of `email` before the @, else to
 * "User"; the last name defaults to "User".
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
