import { NOTES_PREVIEW_LENGTH } from '@lensemble/contract/constants';

/** Notes cut at 80 characters (spec section 9); null where they are not longer than that. */
export function cutNotes(notes: string): string | null {
  const characters = [...notes];
  if (characters.length <= NOTES_PREVIEW_LENGTH) return null;
  return `${characters.slice(0, NOTES_PREVIEW_LENGTH).join('').trimEnd()}…`;
}
