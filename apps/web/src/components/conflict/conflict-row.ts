export type Side = 'mine' | 'theirs';

export interface ConflictSide {
  readonly words: string;
  readonly color?: string | null;
  /** The address of the picture that `words` describes. */
  readonly picture?: string | null;
}

export interface ConflictRow {
  readonly key: string;
  readonly label: string;
  /** The field as a noun within a sentence. */
  readonly name: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
}

export type Picks = Readonly<Record<string, Side>>;

/** The user's own values as plain text for the clipboard. */
export function asPlainText(rows: readonly ConflictRow[]): string {
  return rows.map(({ label, mine }) => `${label}: ${mine.words}`).join('\n');
}
