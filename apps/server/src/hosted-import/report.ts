import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** A row of the hosted system that is not imported as it is. Without a `field`, the whole row is left out. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly field: string | null;
  readonly was: unknown;
  readonly became: unknown;
  readonly why: string;
}

/** Where changes are reported. */
export type Tell = (change: Change) => void;

/** A row whose changes are reported. */
export interface Noted {
  readonly table: string;
  readonly id: string;
  readonly tell: Tell;
}

/** Returns the new value of a field, and reports it where it differs in more than blanks around it. */
export function became<T>(
  { table, id, tell }: Noted,
  field: string,
  was: unknown,
  value: T,
  why: string,
): T {
  if (comparable(was) !== comparable(value)) tell({ table, id, field, was, became: value, why });
  return value;
}

const comparable = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() || null : (value ?? null));

export const leaveOut = ({ table, id, tell }: Noted, why: string): undefined =>
  void tell({ table, id, field: null, was: null, became: null, why });

/** A report in the making: changes are written together, before what they are about is stored. */
export interface Report {
  readonly tell: Tell;
  add(changes: readonly Change[]): void;
  write(): void;
  count(): number;
}

/** An import that cannot begin leaves no report, and the last one as it is. */
function expectWritable(path: string): void {
  const isThere = existsSync(path);
  writeFileSync(path, '', { flag: 'a', mode: 0o600 });
  if (!isThere) rmSync(path);
}

/** @param isNew replaces the file; otherwise the report goes on in it */
export function openReport(path: string, isNew: boolean): Report {
  let waiting: Change[] = [];
  let written = 0;
  let flag = isNew ? 'w' : 'a';
  expectWritable(path);
  return {
    tell: (change) => void waiting.push(change),
    add(changes) {
      waiting = waiting.concat(changes);
    },
    write() {
      const lines = waiting.map((change) => `${JSON.stringify(change)}\n`);
      writeFileSync(path, lines.join(''), { flag, flush: true, mode: 0o600 });
      flag = 'a';
      written += waiting.length;
      waiting = [];
    },
    count: () => written + waiting.length,
  };
}
