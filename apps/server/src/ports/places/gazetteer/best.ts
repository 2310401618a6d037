/** The places with the highest scores so far, each once. */
export interface Best {
  /** The highest first. */
  readonly places: readonly number[];
  readonly highest: number;
  /** What a place must have more than to get in. */
  readonly least: number;
  offer(place: number, score: number): void;
}

export function bestOf(most: number): Best {
  const places: number[] = [];
  const scores: number[] = [];

  function remove(index: number): void {
    places.splice(index, 1);
    scores.splice(index, 1);
  }

  return {
    places,
    get highest() {
      return scores[0] ?? Number.NEGATIVE_INFINITY;
    },
    get least() {
      return scores[most - 1] ?? Number.NEGATIVE_INFINITY;
    },
    offer(place, score) {
      const known = places.indexOf(place);
      if (known >= 0 && (scores[known] ?? 0) >= score) return;
      if (known >= 0) remove(known);
      const below = scores.findIndex((other) => other < score);
      const at = below < 0 ? scores.length : below;
      if (at >= most) return;
      places.splice(at, 0, place);
      scores.splice(at, 0, score);
      if (places.length > most) remove(most);
    },
  };
}
