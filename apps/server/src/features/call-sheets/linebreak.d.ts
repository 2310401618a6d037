declare module 'linebreak' {
  /** The possible line breaks of a text (Unicode annex 14). `required` marks a mandatory break. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
