export interface PersonName {
  firstName: string;
  lastName: string;
}

const FALLBACK = 'User';

/**
 * First and last name of somebody who came through a provider (spec section 4): its full name, cut at the first blank.
 * The last name defaults to "User", the first to what stands before the @ of the address, else "User".
 */
export function splitName(
  fullName: string | null | undefined,
  email: string | null | undefined,
): PersonName {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  const beforeAt = (email ?? '').split('@')[0]?.trim() ?? '';
  return {
    firstName: first || beforeAt || FALLBACK,
    lastName: rest.join(' ') || FALLBACK,
  };
}
