/** The first letters of the first and the last word, or of an address; at most two. A sign where there are no letters. */
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

/** What a name without letters begins with, such as an emoji of several parts. */
function firstSign(name: string): string | undefined {
  const [first] = new Intl.Segmenter('en').segment(name.trim());
  return first?.segment;
}

/** A name made of an address: `mira.lindqvist+work@example.org` becomes `Mira Lindqvist`. */
export function nameFromEmail(email: string): string {
  const local = email.split('@')[0]?.split('+')[0] ?? '';
  const words = local.split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}

/** What to call somebody: their profile's name, else one made of their address (spec, "Layout"). */
export function displayName(
  email: string,
  profile: { firstName: string; lastName: string } | null | undefined,
): string {
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return name || nameFromEmail(email);
}

const NAMES_SPELLED_OUT = 4;

/** `Ada`, `Ada and Bo`, `Ada, Bo, and Cy`; of more than four the first three and how many others. */
export function namesInWords(names: readonly string[]): string {
  const isLong = names.length > NAMES_SPELLED_OUT;
  const named = isLong ? names.slice(0, NAMES_SPELLED_OUT - 1) : names;
  const others = isLong ? [`${names.length - named.length} others`] : [];
  return new Intl.ListFormat('en').format([...named, ...others]);
}
