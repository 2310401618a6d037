import type { Endpoint } from '@lensemble/contract/endpoint';
import type { ImageKind } from '@lensemble/contract/images';
import type { z } from 'zod';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { EventsOf } from '../google-events/service.ts';

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

interface Catalogue {
  readonly kind: ImageKind;
  readonly list: TeamEndpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType>;
  readonly create: TeamEndpoint<z.ZodUndefined, z.ZodType<ItemFields>, z.ZodType>;
  readonly update: TeamEndpoint<OfItem, z.ZodType<ItemFields>, z.ZodType>;
  readonly remove: TeamEndpoint<OfItem, z.ZodUndefined, z.ZodType>;
  readonly duplicate: TeamEndpoint<OfItem, z.ZodUndefined, z.ZodType>;
}

export interface Resource {
  readonly catalogue: Catalogue;
  /** The table of the items. Its columns match the contract's fields. */
  readonly table: 'personnel' | 'equipment' | 'locations' | 'props' | 'costumes';
  /** The table that links items to shoots, with its columns of item and shoot. */
  readonly usedIn: { readonly table: string; readonly item: string; readonly shoot: string };
  /** The names of the fields for the name, the picture's address and the placeholder. */
  readonly fields: {
    readonly name: string;
    readonly picture: string;
    readonly placeholder: string;
  };
  /** The kind of item for updates of Google Calendar events; undefined if events do not show it. */
  readonly inEvents?: Exclude<keyof EventsOf, 'shootId' | 'id'>;
  /** Adds fields that are derived from the given ones. */
  readonly complete?: (fields: ItemFields) => Promise<ItemFields>;
  /** Prepares the side effects of a change; undefined if it has none. */
  readonly following?: (
    deps: Deps,
    scope: TeamScope,
    id: string,
    fields: ItemFields,
  ) => Promise<Following | undefined>;
}

export interface Following {
  /** Runs the write and its side effects in the same transaction. */
  around<T>(tx: Deps['orm'], write: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Call it after the commit. */
  wake(): void;
}

export const usualFields = {
  name: 'name',
  picture: 'imageUrl',
  placeholder: 'imagePlaceholder',
} as const;
