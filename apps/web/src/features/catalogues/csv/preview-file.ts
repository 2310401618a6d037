import { CSV_MAX_BYTES } from '@lensemble/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { randomKey } from '@/lib/calls/random-key.ts';
import { type CatalogueKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { FileFaultError } from './file-fault-error.ts';
import { type Line, planImport, type StoredItem } from './plan.ts';
import { isFault, readTable, type Table } from './read-table.ts';
import { sheets } from './sheets.ts';
import { columnNames } from './write-table.ts';

/** What a file would change. */
export interface Preview {
  readonly fileName: string;
  readonly table: Table;
  readonly lines: readonly Line[];
  /** The key under which the server writes it once. */
  readonly key: string;
}

/** Reads a file and compares it with the catalog as it is now. @throws FileFaultError */
export async function previewFile(
  client: QueryClient,
  kind: CatalogueKind,
  file: File,
): Promise<Preview> {
  const sheet = sheets[kind];
  if (file.size > CSV_MAX_BYTES) throw new FileFaultError({ kind: 'tooLarge' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = readTable(bytes, columnNames(sheet.columns));
  if (isFault(table)) throw new FileFaultError(table);
  return previewTable(client, kind, file.name, table);
}

export async function previewTable(
  client: QueryClient,
  kind: CatalogueKind,
  fileName: string,
  table: Table,
): Promise<Preview> {
  const items = await client.fetchQuery({ ...listItemsQuery(kind), staleTime: 0 });
  const lines = planImport(sheets[kind], table, items as readonly object[] as StoredItem[]);
  return { fileName, table, lines, key: randomKey() };
}
