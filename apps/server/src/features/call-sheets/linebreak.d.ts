declare module 'linebreak' {
  /** Where a line may end in a text (Unicode annex 14); `required`: where it must. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
