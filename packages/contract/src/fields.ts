import { z } from 'zod';
import { EMAIL_MAX, IMAGE_NAME_MAX, NAME_MAX, URL_MAX, YEAR_MAX, YEAR_MIN } from './constants.ts';
import { dayOfTimestamp } from './day-of-timestamp.ts';
import { secureInstagramLink } from './instagram.ts';
import { plainMessage } from './messages.ts';
import { isVisible, noteFrom } from './written-line.ts';

z.config({ customError: plainMessage });

/** Control characters except tab and line breaks. PostgreSQL rejects NUL, and the others are never typed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const isStorable = (value: string) => value.isWellFormed() && !CONTROL.test(value);

// The message is formatted lazily: the first `toLocaleString` costs 20 ms at startup.
function limited(string: z.ZodString, max: number): z.ZodString {
  return string
    .max(max, { error: () => `This is too long: ${max.toLocaleString('en')} characters at most` })
    .refine(isStorable, 'This has characters that cannot be stored');
}

/** Text of at most `max` code units without control characters, untrimmed. */
export function text(max: number): z.ZodString {
  return limited(z.string('This must be text'), max);
}

/** Line breaks, tabs and other separators. A second line in a mail subject or a file name is an injection. */
const LINE_SEPARATORS = /[\t\n\r\u0080-\u009F\u2028\u2029]/;
const isSingleLine = (value: string) => !LINE_SEPARATORS.test(value);
const SINGLE_LINE_MESSAGE = 'This must be a single line';

/** Trimmed text on one line with a visible character. `message` is the error for missing or empty text. */
export function requiredText(max: number, message: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? message : 'This must be text';
  return limited(z.string({ error }).trim(), max)
    .refine(isVisible, message)
    .refine(isSingleLine, SINGLE_LINE_MESSAGE);
}

/** Trimmed text with line breaks and a visible character. `message` is the error for text without one. */
export function requiredLines(max: number, message: string) {
  return limited(z.string('This must be text').trim(), max).refine(isVisible, message);
}

/** Trimmed text. Empty text becomes `null`. */
export function optionalText(max: number) {
  return limited(z.string('This must be text').trim(), max)
    .transform((value) => (value === '' ? null : value))
    .nullable();
}

/** A note on one line: white space becomes one space. Text without a visible character becomes `null`. */
export function optionalLine(max: number) {
  return limited(z.string('This must be text').trim(), max)
    .transform(noteFrom)
    .refine((value) => value === null || isSingleLine(value), SINGLE_LINE_MESSAGE)
    .nullable();
}

export const id = z.uuid('This is not a valid id');
const EMAIL_MESSAGE = 'Please enter a valid email address';
export const email = text(EMAIL_MAX).trim().toLowerCase().pipe(z.email(EMAIL_MESSAGE));
/** An email address. Empty text becomes `null`. */
export const optionalEmail = text(EMAIL_MAX)
  .trim()
  .toLowerCase()
  .refine((value) => value === '' || z.email().safeParse(value).success, EMAIL_MESSAGE)
  .transform((value) => (value === '' ? null : value))
  .nullable();
export const personName = (message: string) => requiredText(NAME_MAX, message);

const YEAR_MESSAGE = `Please choose a year between ${YEAR_MIN} and ${YEAR_MAX}`;
const isKnownYear = (year: number) => year >= YEAR_MIN && year <= YEAR_MAX;

/** A day as `YYYY-MM-DD`. A timestamp (`2026-11-28T…`) means the day that `dayOfTimestamp` says. */
export const calendarDate = z
  .string('Please choose a date')
  .transform((value) => dayOfTimestamp(value) ?? value)
  .pipe(
    z.iso
      .date('Please choose a real date')
      .refine((value) => isKnownYear(Number(value.slice(0, 4))), YEAR_MESSAGE),
  );

/** A wall-clock time as `HH:MM` (24 hours). Input may have seconds, which are dropped. Empty text becomes `null`. */
export const clockTime = z
  .string('Please choose a time')
  .trim()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Please choose a time between 00:00 and 23:59')
  .transform((value) => value.slice(0, 5) || null)
  .nullable();

const MOMENT_MESSAGE = 'Please choose a real date and time';

/** An instant in ISO 8601 with an offset, normalized to UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: MOMENT_MESSAGE })
  .max(40, MOMENT_MESSAGE)
  .transform((value, context) => {
    const moment = new Date(value);
    if (isKnownYear(moment.getUTCFullYear())) return moment.toISOString();
    context.addIssue({ code: 'custom', message: YEAR_MESSAGE });
    return z.NEVER;
  });

/** A color as `#RRGGBB`, normalized to upper case. */
export const color = z
  .string('Please choose a color')
  .regex(/^#[0-9a-fA-F]{6}$/, 'A color looks like #3B82F6')
  .transform((value) => value.toUpperCase());

export const httpsUrl = limited(z.string('This must be a link').trim(), URL_MAX).refine(
  isHttpsUrl,
  'Please enter a link that starts with https://',
);

/** An `https` link. A link to Instagram may come with `http` or without a scheme, and gets `https`. */
export const instagramLink = z
  .string('This must be a link')
  .trim()
  .transform(secureInstagramLink)
  .pipe(httpsUrl);

/**
 * Stricter than the URL parser of browsers, which tolerates blanks, slashes and backslashes. Also rejects invisible
 * format characters, some of which reverse the reading direction.
 */
function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s\\/\p{Cf}][^\s\\\p{Cf}]*$/iu.test(value) || !URL.canParse(value))
    return false;
  const { hostname, username, password } = new URL(value);
  return /^([^.]+\.)+[^.]+\.?$/.test(hostname) && username === '' && password === '';
}

/**
 * An IANA time zone name such as `Europe/Berlin`, or `UTC`, normalized to its usual spelling. Offsets such as `+05:00`
 * are invalid; zones at sea have names such as `Etc/GMT+5`.
 */
export const timeZone = z
  .string('Please choose a time zone')
  .max(64, 'This time zone is not known')
  .transform((value, context) => {
    const name = timeZoneName(value);
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: 'This time zone is not known' });
    return z.NEVER;
  });

const timeZoneNames = new Map<string, string>();

/** Cached, because creating a `DateTimeFormat` takes longer than the rest of the validation. */
function timeZoneName(value: string): string | undefined {
  const known = timeZoneNames.get(value);
  if (known !== undefined) return known;
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return undefined;
  try {
    const name = usualSpelling(value, new Intl.DateTimeFormat('en', { timeZone: value }));
    if (timeZoneNames.size < 1000) timeZoneNames.set(value, name);
    return name;
  } catch {
    return undefined;
  }
}

/** Platforms resolve some current names to outdated ones (`Asia/Calcutta`). A well-spelled alias stays as it is. */
function usualSpelling(value: string, format: Intl.DateTimeFormat): string {
  const name = format.resolvedOptions().timeZone;
  const isAlias = name.toLowerCase() !== value.toLowerCase();
  return isAlias && /^[A-Z][a-z]+\//.test(value) ? value : name;
}

export const PICTURE_MESSAGE = 'Please upload the picture instead';

export const ownImageUrl = z
  .string(PICTURE_MESSAGE)
  .max(URL_MAX, PICTURE_MESSAGE)
  .regex(
    new RegExp(`^/storage/shoot-images/public/[a-z-]+/[A-Za-z0-9._-]{1,${IMAGE_NAME_MAX}}$`),
    PICTURE_MESSAGE,
  );

/** The address of a public file in the bucket `shoot-images` of some Supabase project. */
const BUCKET_ADDRESS =
  /^https?:\/\/[^\s/\\?#@]+\/storage\/v1\/object\/public\/shoot-images\/[\w./-]+$/;

/**
 * A picture that a client chooses: one of the server's own, or one in a bucket `shoot-images`. The server copies the
 * latter if the bucket is that of its hosted identity, and refuses any other.
 */
export const imageAddress = z
  .string(PICTURE_MESSAGE)
  .max(URL_MAX, PICTURE_MESSAGE)
  .refine(
    (address) => ownImageUrl.safeParse(address).success || BUCKET_ADDRESS.test(address),
    PICTURE_MESSAGE,
  );

/** The name of a key in camel case: `image_url` becomes `imageUrl`. */
export const camelCase = (key: string): string =>
  key.replace(/(?<=[a-zA-Z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Accepts the keys of a body in snake case too: `duration_minutes` becomes `durationMinutes`. If both are present, the
 * snake case key stays and the schema rejects it as unknown.
 */
export function eitherCase<T extends z.ZodType>(schema: T) {
  return z.preprocess<unknown, T, z.input<T>>((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const camel = camelCase(key);
        return [camel in value ? key : camel, entry];
      }),
    );
  }, schema);
}

/** Accepts other names of keys: `names` maps them to the schema's. A key under both names stays, and is refused. */
export function alsoNamed<T extends z.ZodType>(names: Readonly<Record<string, string>>, schema: T) {
  return z.preprocess<unknown, T, z.input<T>>((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const name = Object.hasOwn(names, key) ? names[key] : undefined;
        return [name === undefined || name in value ? key : name, entry];
      }),
    );
  }, schema);
}
