/**
 * The address that calls a phone number as people write it: without `(0)` after a country code, and up to an extension or
 * a second number. Null for a text without a number.
 */
export function phoneUrl(phone: string): string | null {
  const [number = ''] = /[\d+*#][^\p{L}/,;]*/u.exec(phone.normalize('NFKC')) ?? [];
  const dialed = number.replace(/^(\+[^(]*)\(0\)/, '$1').replace(/[^\d+*#]/g, '');
  return /\d/.test(dialed) ? `tel:${dialed.replaceAll('#', '%23')}` : null;
}

/** The address that writes to an email address. */
export const mailUrl = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
