import type { BodyOf } from '@lensemble/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import { putItem } from './item-cache.ts';

type Calls = typeof catalogues;

/** All that a new item of a catalogue says. */
export type NewItem<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['create']>;
/** What changes about one. */
export type ItemChange<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['update']>;

export interface Save<Kind extends CatalogueKind> {
  readonly whole: NewItem<Kind>;
  readonly change: ItemChange<Kind>;
}

/** Makes an item, or changes the one with an id, and brings the answer into the lists. */
export function useSaveItem<Kind extends CatalogueKind>(kind: Kind, id: string | null) {
  const client = useQueryClient();
  const { create, update } = catalogues[kind];
  return useMutation({
    mutationFn: async ({ whole, change }: Save<Kind>) => {
      const saved = id
        ? await callApi(update, { params: { id }, body: change })
        : await callApi(create, { body: whole });
      return saved as ItemOf[Kind];
    },
    onSuccess: (item) => putItem(client, kind, item),
  });
}
