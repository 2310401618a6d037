export interface Match {
  readonly place: number;
  readonly entry: number;
  /** The number of leading letters of the entry that match the query, exactly or with typos. */
  readonly length: number;
  readonly typos: number;
}

interface Scored extends Match {
  readonly score: number;
}

/** The best-scoring places so far, without duplicates. */
export interface Best {
  readonly matches: readonly Scored[];
  readonly highest: number;
  readonly least: number;
  offer(match: Scored): void;
}

export function bestOf(most: number): Best {
  const matches: Scored[] = [];

  return {
    matches,
    get highest() {
      return matches[0]?.score ?? Number.NEGATIVE_INFINITY;
    },
    get least() {
      return matches[most - 1]?.score ?? Number.NEGATIVE_INFINITY;
    },
    offer(match) {
      const at = matches.findIndex(({ place }) => place === match.place);
      const known = matches[at];
      if (known && known.score >= match.score) return;
      if (known) matches.splice(at, 1);
      const below = matches.findIndex(({ score }) => score < match.score);
      matches.splice(below < 0 ? matches.length : below, 0, match);
      if (matches.length > most) matches.pop();
    },
  };
}
