import type { BodyOf } from '@lensemble/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import type { Attempt } from '@/lib/create-once.ts';
import { createOnce } from '@/lib/create-once.ts';
import { putItem } from './item-cache.ts';

type Calls = typeof catalogues;

/** All that a new item of a catalogue says. */
export type NewItem<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['create']>;
/** What changes about one; all of a new one. */
export type ItemChange<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['update']>;

export interface Save<Kind extends CatalogueKind> {
  readonly whole: NewItem<Kind>;
  readonly change: ItemChange<Kind>;
}

/** Makes an item, or changes the one with an id, and brings the answer into the lists. */
export function useSaveItem<Kind extends CatalogueKind>(kind: Kind, id: string | null) {
  const client = useQueryClient();
  const make = useCreateItem(kind);
  return useMutation({
    mutationFn: (save: Save<Kind>) => (id ? updateItem(kind, id, save.change) : make(save)),
    onSuccess: (item) => putItem(client, kind, item),
  });
}

/** Makes one item, also where the answer to an earlier attempt got lost. */
function useCreateItem<Kind extends CatalogueKind>(kind: Kind) {
  const attempt = useRef<Attempt<NewItem<Kind>> | null>(null);
  const remember = (next: Attempt<NewItem<Kind>>) => {
    attempt.current = next;
  };
  return async ({ whole, change }: Save<Kind>): Promise<ItemOf[Kind]> => {
    try {
      return await createOnce(whole, attempt.current, remember, {
        create: (sent) => createItem(kind, sent),
        update: ({ id }) => updateItem(kind, id, change),
      });
    } catch (error) {
      if (isFinalRefusal(error)) attempt.current = null;
      throw error;
    }
  };
}

async function createItem<Kind extends CatalogueKind>(
  kind: Kind,
  { key, body }: Attempt<NewItem<Kind>>,
): Promise<ItemOf[Kind]> {
  const headers = { 'idempotency-key': key };
  return (await callApi(catalogues[kind].create, { body, headers })) as ItemOf[Kind];
}

async function updateItem<Kind extends CatalogueKind>(
  kind: Kind,
  id: string,
  body: ItemChange<Kind>,
): Promise<ItemOf[Kind]> {
  return (await callApi(catalogues[kind].update, { params: { id }, body })) as ItemOf[Kind];
}
