// Without schemas: devices write lines the way that the server stores them, so that they know what another person has changed.

/** Characters without a visible glyph (U+2800 is the blank Braille pattern). Some scripts need them within a text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

/** Trimmed, with one space for all white space between words. */
export const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A note on one line; null for text without a visible character. */
export const noteFrom = (typed: string): string | null =>
  isVisible(typed) ? onOneLine(typed) : null;
