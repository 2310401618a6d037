import type { BodyOf, ResponseOf } from '@lensemble/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { type CatalogueKind, catalogues, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import type { Line } from './plan.ts';
import type { Preview } from './preview-file.ts';

type Endpoint = (typeof catalogues)[CatalogueKind]['importItems'];
export type Written = ResponseOf<Endpoint>;

/** Writes what a preview shows, once, however often it is tried. */
export async function writeLines(
  client: QueryClient,
  kind: CatalogueKind,
  { lines, key }: Preview,
): Promise<Written> {
  const { importItems } = catalogues[kind] as { importItems: Endpoint };
  const headers = { 'idempotency-key': key };
  const written = await callApi(importItems, { body: bodyOf(lines), headers });
  void client.invalidateQueries({ queryKey: listItemsQuery(kind).queryKey });
  // Shoots show the names of what they use.
  if (written.changed > 0) void client.invalidateQueries({ queryKey: listShootsQuery.queryKey });
  return written;
}

/** The schemas of the catalog made the parts of it. */
function bodyOf(lines: readonly Line[]): BodyOf<Endpoint> {
  const created = lines.flatMap((line) => (line.kind === 'new' ? [line.item] : []));
  const changed = lines.flatMap((line) => {
    if (line.kind !== 'changed') return [];
    const { id, updatedAt } = line.before;
    return [{ id, updatedAt, change: line.change }];
  });
  return { created, changed } as BodyOf<Endpoint>;
}
