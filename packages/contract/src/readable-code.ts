/**
 * A code that a person read or heard, without the spaces and dashes that people put between groups. Full-width characters,
 * which some keyboards type, become the usual ones.
 */
export const withoutGaps = (written: string) =>
  written.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
