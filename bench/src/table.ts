export interface Row {
  what: string;
  measured: string;
  floor?: string;
  target?: string;
}

/** The figures of an earlier run, by their names. */
export type Figures = ReadonlyMap<string, string>;

const columnsWith = (last: Figures) =>
  [
    ['', ({ what }: Row) => what],
    ['measured', ({ measured }: Row) => measured],
    ['last release', ({ what }: Row) => last.get(what) ?? ''],
    ['floor', ({ floor }: Row) => floor ?? ''],
    ['target', ({ target }: Row) => target ?? ''],
  ] as const;

export function table(rows: readonly Row[], last: Figures): string {
  const columns = columnsWith(last);
  const cells = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Reads the figures of a table. */
export function figuresIn(text: string): Figures {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.map(([, what = '', measured = '']) => [what, measured]));
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const mb = (value: number) => `${Math.round(value)} MB`;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
