export interface Row {
  what: string;
  measured: string;
  floor?: string;
  target?: string;
}

/** A row of a table, with the figure of the run before. */
export interface TableRow extends Row {
  last: string;
}

const COLUMNS = [
  ['', ({ what }: TableRow) => what],
  ['measured', ({ measured }: TableRow) => measured],
  ['last release', ({ last }: TableRow) => last],
  ['floor', ({ floor }: TableRow) => floor ?? ''],
  ['target', ({ target }: TableRow) => target ?? ''],
] as const;

export function table(rows: readonly TableRow[]): string {
  const cells = [
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, of]) => of(row))),
  ];
  const widths = COLUMNS.map((_, index) =>
    Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Reads the rows of a table. */
export function rowsIn(text: string): TableRow[] {
  const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, what = '', measured = '', last = '', floor = '', target = ''] = cells;
    return { what, measured, last, floor, target };
  });
}

/** Gives each row the figure that the table before has for it. */
export const withLast = (rows: readonly Row[], before: readonly TableRow[]): TableRow[] =>
  rows.map((row) => ({
    ...row,
    last: before.find(({ what }) => what === row.what)?.measured ?? '',
  }));

/** Replaces the rows that were measured, and adds new ones at the end. */
export function merged(before: readonly TableRow[], measured: readonly TableRow[]): TableRow[] {
  const left = new Map(measured.map((row) => [row.what, row]));
  const replaced = before.map((row) => {
    const now = left.get(row.what) ?? row;
    left.delete(row.what);
    return now;
  });
  return [...replaced, ...left.values()];
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const mb = (value: number) => `${Math.round(value)} MB`;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
