import { pageLocale } from '@lensemble/messages/page-language';
import { nameWords } from '@lensemble/messages/web/names';

/** The initials of a name or email address: at most two letters. A name without letters gives its first character. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return firstSign(name) ?? '?';
  const letters = words.length > 1 ? [first, last] : [first];
  return letters.map((word) => word.match(/\p{L}|\p{N}/u)?.[0]?.toUpperCase() ?? '').join('');
}

/** The first character as people see it, such as an emoji of several code points. */
function firstSign(name: string): string | undefined {
  const [first] = new Intl.Segmenter('en').segment(name.trim());
  return first?.segment;
}

/** A name from an email address: `mira.lindqvist+work@example.org` becomes `Mira Lindqvist`. */
export function nameFromEmail(email: string): string {
  const local = email.split('@')[0]?.split('+')[0] ?? '';
  const words = local.split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}

/** The display name: that of the profile, otherwise one made from the email address. */
export function displayName(
  email: string,
  profile: { firstName: string; lastName: string } | null | undefined,
): string {
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return name || nameFromEmail(email);
}

const NAMES_SPELLED_OUT = 4;

/**
 * `Ada`, `Ada and Bo`, `Ada, Bo, and Cy`. Of more than four names, it lists the first three and the number of others.
 */
export function namesInWords(names: readonly string[]): string {
  const isLong = names.length > NAMES_SPELLED_OUT;
  const named = isLong ? names.slice(0, NAMES_SPELLED_OUT - 1) : names;
  const others = isLong ? [nameWords('others', { count: names.length - named.length })] : [];
  return new Intl.ListFormat(pageLocale).format([...named, ...others]);
}
