const FROM_RIGHT =
  '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';

/** Matches text whose first letter is of a script that is read from the right. Rust reads this expression, too. */
export const READ_FROM_RIGHT = new RegExp(`^\\P{L}*${FROM_RIGHT}`, 'u');

export const isReadFromRight = (text: string): boolean => READ_FROM_RIGHT.test(text);

/** A letter that is read from the right, to the last one that no other letter or number separates from it. */
const PART = new RegExp(`(${FROM_RIGHT}(?:[^\\p{L}\\p{N}]*${FROM_RIGHT})*)`, 'u');

/** Splits text where its direction changes. Signs beside the parts have the direction of the whole text. */
export function directionsOf(
  text: string,
): readonly { readonly part: string; readonly isFromRight: boolean }[] {
  const isWhole = isReadFromRight(text);
  return text.split(PART).map((part) => ({
    part,
    isFromRight: isReadFromRight(part) || (isWhole && !/[\p{L}\p{N}]/u.test(part)),
  }));
}
