import type { BodyOf } from '@lensemble/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import type { Attempt } from '@/lib/create-once.ts';
import { createOnce } from '@/lib/create-once.ts';
import type { Unit } from '../lib/clash.ts';
import type { ItemChange } from './change-item.ts';
import { changeItem, ItemClash, patchItem } from './change-item.ts';
import { putItem } from './item-cache.ts';

type Calls = typeof catalogues;

/** All that a new item of a catalogue says. */
export type NewItem<Kind extends CatalogueKind> = BodyOf<Calls[Kind]['create']>;

export interface Save<Kind extends CatalogueKind> {
  readonly whole: NewItem<Kind>;
  /** What changes about an item; all of a new one. */
  readonly change: ItemChange<Kind>;
  /** The item that is changed; null for a new one. */
  readonly base: ItemOf[Kind] | null;
}

/** Makes an item, or changes one, and brings the answer into the lists. Fails with an ItemClash where somebody has to be asked. */
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

/** What is empty is not sent (spec section 5). */
function whatIsThere<Body extends object>(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Body;
}
