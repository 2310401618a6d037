/** Characters that change the reading direction of the text after them, and line breaks. */
const UNRULY = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\s\p{Cc}]+/gu;

/** Text on one line, without direction marks that would affect its neighbors. For titles and link previews. */
export const oneLine = (text: string) => text.replace(UNRULY, '').replace(BREAKS, ' ').trim();
