import type { QueryClient } from '@tanstack/react-query';
import { type CatalogueKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { today } from '@/lib/time/dates.ts';
import { sheets } from './sheets.ts';
import { writeTable } from './write-table.ts';

/** Saves a catalog, as it is now, as a CSV file. */
export async function exportCsv(client: QueryClient, kind: CatalogueKind): Promise<void> {
  const items = await client.fetchQuery({ ...listItemsQuery(kind), staleTime: 0 });
  const csv = writeTable(sheets[kind].columns, items);
  save(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${kind}-${today()}.csv`);
}

/** Long enough for every browser to have begun the download. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
