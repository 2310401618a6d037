interface Space {
  readonly width: number;
  /** The height that rows have ideally. */
  readonly height: number;
  readonly gap: number;
}

/** Higher rows would enlarge few pictures too much. They do not fill the width instead. */
const HIGHEST = 1.6;

/**
 * The widths of tiles in rows that fill the space, the last one too. The rows are as close to the ideal height as
 * possible.
 * @param ratios width divided by height of each tile
 */
export function widthsOf(ratios: readonly number[], { width, height, gap }: Space): number[] {
  const heightOf = (start: number, end: number) => {
    const ratio = ratios.slice(start, end).reduce((sum, each) => sum + each, 0);
    return (width - gap * (end - start - 1)) / ratio;
  };
  /** The best rows for the first tiles, by their number. */
  const best = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    for (let start = end - 1; start >= 0; start--) {
      const off = Math.log(Math.max(heightOf(start, end), 1) / height);
      const cost = (best[start]?.cost ?? 0) + off * off;
      if (cost < found.cost) found = { cost, start };
    }
    best.push(found);
  }
  const widths: number[] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0) {
    const start = best[end]?.start ?? 0;
    const rowHeight = Math.min(heightOf(start, end), height * HIGHEST);
    widths.unshift(...ratios.slice(start, end).map((ratio) => ratio * rowHeight));
  }
  return widths;
}
