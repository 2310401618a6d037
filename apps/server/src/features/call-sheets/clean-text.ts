/** Characters that XML 1.0 cannot carry: control characters except tab and line feed, and noncharacters. */
const FORBIDDEN = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** Bidirectional controls, which could reverse text beyond the one they stand in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Well-formed, composed Unicode with line feeds as the only line ends and no control characters except tabs. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    // Fonts draw a composed letter better than a letter with marks.
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(TURNING, '');

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Cleaned text; undefined if it is empty. */
export const cleanNotes = (text: string | null): string | undefined =>
  cleanText(text ?? '').trim() || undefined;
