import type { Endpoint } from '@lensemble/contract/endpoint';
import type { z } from 'zod';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { EventsOf } from '../google-events/service.ts';
import type { CatalogueItem, ItemFields, ItemKind } from './item.ts';
import type { ItemRow } from './rows/item-rows.ts';

type OfItem = z.ZodType<{ id: string }>;
type Fields = z.ZodType<ItemFields>;
type TeamEndpoint<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Response = CatalogueItem,
> = Endpoint<Params, Body, z.ZodType<Response>, 'team'>;

export interface ItemVersion {
  readonly id: string;
  readonly updatedAt: string;
}

/** Items to create, and changes and deletions with the versions that they were made from. */
export interface ItemImport {
  readonly created: ItemFields[];
  readonly changed: (ItemVersion & { readonly change: ItemFields })[];
  readonly deleted: ItemVersion[];
}

export interface ImportResult {
  created: number;
  changed: number;
  deleted: number;
  /** The ids of items that did not have the version any more, were gone, or were to be deleted and are in use. */
  refused: string[];
  /** New and changed items. */
  written: ItemVersion[];
}

interface Catalogue {
  readonly kind: ItemKind;
  readonly list: TeamEndpoint<z.ZodUndefined, z.ZodUndefined, CatalogueItem[]>;
  readonly create: TeamEndpoint<z.ZodUndefined, Fields>;
  readonly update: TeamEndpoint<OfItem, Fields>;
  readonly importItems: TeamEndpoint<z.ZodUndefined, z.ZodType<ItemImport>, ImportResult>;
  readonly remove: TeamEndpoint<OfItem, z.ZodUndefined, { success: true }>;
  readonly duplicate: TeamEndpoint<OfItem, z.ZodUndefined>;
}

export interface Resource {
  readonly catalogue: Catalogue;
  readonly row: ItemRow;
  /** The kind of item for updates of Google Calendar events; undefined if events do not show it. */
  readonly inEvents?: Exclude<keyof EventsOf, 'shootId' | 'id'>;
  /** Whether people who know the plan of a shoot must hear of it if an item is deleted. */
  readonly isInPlans?: true;
  /** Adds fields that are derived from the given ones. */
  complete?(fields: ItemFields): Promise<ItemFields>;
  /** Prepares the side effects of a change; undefined if it has none. */
  following?(
    deps: Deps,
    scope: TeamScope,
    id: string,
    fields: ItemFields,
  ): Promise<Following | undefined>;
}

export interface Following {
  /** Runs the write and its side effects in the same transaction. */
  around<T>(tx: Deps['orm'], write: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Call it after the commit. */
  wake(): void;
}
