/** What XML 1.0 cannot carry, and no reader shows: control letters but for tab and line feed, and non-characters. */
const FORBIDDEN = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** They make the letters after them read backwards, beyond the text that they stand in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Somebody's text as every document can carry it: whole letters, line feeds for all ends of lines, nothing invisible that acts. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(TURNING, '');

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** The same, undefined where nothing is left to show. */
export const cleanNotes = (text: string | null): string | undefined =>
  cleanText(text ?? '').trim() || undefined;
