import type { Endpoint } from '@lensemble/contract/endpoint';
import type { ImageKind } from '@lensemble/contract/images';
import type { z } from 'zod';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';

/** An item's fields as the contract has them, by their names there. */
export type ItemFields = Readonly<Record<string, unknown>>;

export interface CatalogueItem extends ItemFields {
  readonly id: string;
}

type OfItem = z.ZodType<{ id: string }>;
type TeamEndpoint<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> = Endpoint<Params, Body, Response, 'team'>;

/** What all catalogues of the contract have in common. */
interface Catalogue {
  readonly kind: ImageKind;
  readonly list: TeamEndpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType>;
  readonly create: TeamEndpoint<z.ZodUndefined, z.ZodType<ItemFields>, z.ZodType>;
  readonly update: TeamEndpoint<OfItem, z.ZodType<ItemFields>, z.ZodType>;
  readonly remove: TeamEndpoint<OfItem, z.ZodUndefined, z.ZodType>;
  readonly duplicate: TeamEndpoint<OfItem, z.ZodUndefined, z.ZodType>;
}

/** One of a team's catalogues: the contract's, and where its items are kept. */
export interface Resource {
  readonly catalogue: Catalogue;
  /** The table of the items, whose columns are the contract's fields. */
  readonly table: 'personnel' | 'equipment' | 'locations' | 'props' | 'costumes';
  /** Where shoots refer to items: a table with its columns of item and shoot. */
  readonly usedIn: { readonly table: string; readonly item: string; readonly shoot: string };
  /** The fields of the name, of the picture's address and of what is shown until it is there. */
  readonly fields: {
    readonly name: string;
    readonly picture: string;
    readonly placeholder: string;
  };
  /** What is kept beside the fields that are named, since it follows from them. */
  readonly complete?: (fields: ItemFields) => Promise<ItemFields>;
  /** Makes ready for a change by which more than the item changes; undefined where nothing else does. */
  readonly following?: (
    deps: Deps,
    scope: TeamScope,
    id: string,
    fields: ItemFields,
  ) => Promise<Following | undefined>;
}

/** What a change of an item brings along. */
export interface Following {
  /** Runs the write that changes the item, with what else changes by it in the same transaction. */
  around<T>(tx: Deps['orm'], write: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Once the transaction is over. */
  wake(): void;
}

/** Where most items have their name and picture. */
export const usualFields = {
  name: 'name',
  picture: 'imageUrl',
  placeholder: 'imagePlaceholder',
} as const;
