import type { BodyOf } from '@lensemble/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/calls/api.ts';
import { type Attempt, createOnce } from '@/lib/calls/create-once.ts';
import { type CatalogueKind, catalogues, type ItemOf } from '@/lib/catalogues/catalogues.ts';
import { putItem } from '@/lib/catalogues/item-cache.ts';
import { type ItemChange, patchItem } from '@/lib/catalogues/try-change.ts';
import type { Unit } from '../lib/clash.ts';
import { changeItem, ItemClash } from './change-item.ts';

type Calls = typeof catalogues;

export type NewItem<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['create']>;

export interface Save<Kind extends CatalogueKind> {
  readonly whole: NewItem<Kind>;
  /** The changed fields; all fields of a new item. */
  readonly change: ItemChange<Kind>;
  /** The edited item; null for a new one. */
  readonly base: ItemOf[Kind] | null;
}

/**
 * Creates or updates an item and updates the cached lists. Fails with an ItemClash if the user has to resolve a
 * conflict.
 */
export function useSaveItem<Kind extends CatalogueKind>(kind: Kind, together: Unit) {
  const client = useQueryClient();
  const make = useCreateItem(kind);
  return useMutation({
    mutationFn: (save: Save<Kind>) => {
      const { base, change } = save;
      return base ? changeItem(kind, { base, change }, together) : make(save);
    },
    onSuccess: (item) => putItem(client, kind, item),
    onError: (error) => {
      if (error instanceof ItemClash) putItem(client, kind, error.theirs as ItemOf[Kind]);
    },
  });
}

/** Creates only one item, even if the response to an earlier attempt was lost. */
function useCreateItem<Kind extends CatalogueKind>(kind: Kind) {
  const attempt = useRef<Attempt<NewItem<Kind>> | null>(null);
  const remember = (next: Attempt<NewItem<Kind>>) => {
    attempt.current = next;
  };
  return async ({ whole, change }: Save<Kind>): Promise<ItemOf[Kind]> => {
    try {
      return await createOnce(whole, attempt.current, remember, {
        create: (sent) => createItem(kind, sent),
        update: ({ id }) => patchItem(kind, id, change),
      });
    } catch (error) {
      if (isFinalRefusal(error)) attempt.current = null;
      throw error;
    }
  };
}

async function createItem<Kind extends CatalogueKind>(
  kind: Kind,
  attempt: Attempt<NewItem<Kind>>,
): Promise<ItemOf[Kind]> {
  const headers = { 'idempotency-key': attempt.key };
  const body = whatIsThere(attempt.body);
  return (await callApi(catalogues[kind].create, { body, headers })) as ItemOf[Kind];
}

function whatIsThere<Body extends object>(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Body;
}
