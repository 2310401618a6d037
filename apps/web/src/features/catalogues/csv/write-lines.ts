import type { BodyOf, ResponseOf } from '@lensemble/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { type CatalogueKind, catalogues, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { holdDuring } from '@/lib/session/hold-during.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import type { Line } from './plan.ts';
import type { Preview } from './preview-file.ts';

type Endpoint = (typeof catalogues)[CatalogueKind]['importItems'];
type Body = BodyOf<Endpoint>;
export type Written = ResponseOf<Endpoint>;

/** Writes what a preview shows, once, however often it is tried. */
export const writeLines = (
  client: QueryClient,
  kind: CatalogueKind,
  { lines, key }: Preview,
): Promise<Written> => send(client, kind, bodyOf(lines), key);

/** Undoes what a preview has written. Items that were changed or used since stay, and are in `refused`. */
export const undoLines = (
  client: QueryClient,
  kind: CatalogueKind,
  { lines, key }: Preview,
  written: Written,
): Promise<Written> => send(client, kind, reverseOf(lines, written), `${key}-undo`);

async function send(
  client: QueryClient,
  kind: CatalogueKind,
  body: Body,
  key: string,
): Promise<Written> {
  const { importItems } = catalogues[kind] as { importItems: Endpoint };
  const headers = { 'idempotency-key': key };
  const written = await holdDuring(callApi(importItems, { body, headers }));
  void client.invalidateQueries({ queryKey: listItemsQuery(kind).queryKey });
  // Shoots show the names of what they use.
  if (written.changed > 0) void client.invalidateQueries({ queryKey: listShootsQuery.queryKey });
  return written;
}

/** Deletes what was new, and gives changed fields their values from before. */
export function reverseOf(lines: readonly Line[], { written }: Pick<Written, 'written'>): Body {
  const versions = new Map(written.map(({ id, updatedAt }) => [id, updatedAt]));
  const changed = lines.flatMap((line) => {
    const updatedAt = line.kind === 'changed' && versions.get(line.before.id);
    if (!updatedAt) return [];
    versions.delete(line.before.id);
    const { id, ...before } = line.before;
    const change = Object.fromEntries(Object.keys(line.change).map((name) => [name, before[name]]));
    return [{ id, updatedAt, change }];
  });
  const deleted = [...versions].map(([id, updatedAt]) => ({ id, updatedAt }));
  return { created: [], changed, deleted } as Body;
}

/** The schemas of the catalog made the parts of it. */
function bodyOf(lines: readonly Line[]): Body {
  const created = lines.flatMap((line) => (line.kind === 'new' ? [line.item] : []));
  const changed = lines.flatMap((line) => {
    if (line.kind !== 'changed') return [];
    const { id, updatedAt } = line.before;
    return [{ id, updatedAt, change: line.change }];
  });
  return { created, changed } as Body;
}
