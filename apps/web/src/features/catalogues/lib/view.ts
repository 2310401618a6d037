import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { FacetKey } from './catalogue-search.ts';

export interface Facet<Item> {
  readonly key: FacetKey;
  readonly texts: FacetTexts;
  readonly choiceOf: (item: Item) => string | null;
  readonly choices: (items: readonly Item[]) => readonly FacetChoice[];
}

export interface FacetTexts {
  readonly label: string;
  /** The choice of a select that does not filter. */
  readonly all: string;
  /** The label of the chips. */
  readonly filterBy: string;
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

export interface SortOrder<Item> {
  readonly key: string;
  readonly label: string;
  /** The sort key. Items without one come last. */
  readonly textOf: (item: Item) => string | null;
}

export interface CardProps<Item> {
  readonly item: Item;
  readonly title: ReactNode;
  readonly tools: ReactNode;
  /** The shoots that use the item; null for none. */
  readonly usedIn: ReactNode;
}

/**
 * In rem. All cards of a catalog have the same height, so that the height of the list is known without rendering it.
 */
export interface CardSize {
  readonly minWidth: number;
  readonly height: number;
  readonly phoneHeight: number;
}

/** How a kind of item is shown in its catalog. */
export interface CatalogueView<Kind extends CatalogueKind> {
  readonly kind: Kind;
  readonly icon: LucideIcon;
  readonly nameOf: (item: ItemOf[Kind]) => string;
  readonly pictureOf: (item: ItemOf[Kind]) => string | null;
  /** The texts that a search looks at. */
  readonly wordsOf: (item: ItemOf[Kind]) => readonly (string | null)[];
  readonly sorts: readonly SortOrder<ItemOf[Kind]>[];
  readonly facets: readonly Facet<ItemOf[Kind]>[];
  readonly card: CardSize;
  /** Another size for all cards, depending on what they show. */
  readonly cardOf?: (items: readonly ItemOf[Kind][]) => CardSize;
  readonly Card: ComponentType<CardProps<ItemOf[Kind]>>;
  /** Above the list. */
  readonly Notice?: ComponentType;
  readonly MenuItems?: ComponentType<{ item: ItemOf[Kind] }>;
  /** Replaces the skeleton cards. */
  readonly Loading?: ComponentType;
}
