export type Side = 'mine' | 'theirs';

/** What one side says, in words, with what they may not be able to tell. */
export interface ConflictSide {
  readonly words: string;
  /** The color that the words name. */
  readonly color?: string | null;
  /** The address of the picture that the words stand for. */
  readonly picture?: string | null;
}

/** What two people have changed, to different things, as it is shown. */
export interface ConflictRow {
  readonly key: string;
  readonly label: string;
  /** What it is about, within a sentence. */
  readonly name: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
}

/** The side to take, by the key of the row. */
export type Picks = Readonly<Record<string, Side>>;

/** What mine says in the rows as plain text, for the clipboard. */
export function asPlainText(rows: readonly ConflictRow[]): string {
  return rows.map(({ label, mine }) => `${label}: ${mine.words}`).join('\n');
}
