export interface Row {
  what: string;
  measured: string;
  floor?: string;
  target?: string;
}

const columns = [
  ['', ({ what }: Row) => what],
  ['measured', ({ measured }: Row) => measured],
  ['floor', ({ floor }: Row) => floor ?? ''],
  ['target', ({ target }: Row) => target ?? ''],
] as const;

export function table(rows: readonly Row[]): string {
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

export const ms = (value: number) => `${Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const mb = (value: number) => `${Math.round(value)} MB`;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
