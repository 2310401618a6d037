import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import type { FacetKey } from './catalogue-search.ts';

/** Something that a list can be narrowed to. */
export interface Facet<Item> {
  readonly key: FacetKey;
  readonly label: string;
  readonly choiceOf: (item: Item) => string | null;
  /** What can be chosen, and in which words. */
  readonly choices: (items: readonly Item[]) => readonly FacetChoice[];
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

/** An order other than newest first. */
export interface SortOrder<Item> {
  readonly key: string;
  readonly label: string;
  /** Whose text is compared; items without one come last. */
  readonly textOf: (item: Item) => string | null;
}

export interface CardProps<Item> {
  readonly item: Item;
  /** The heading: the button that opens the item. */
  readonly title: ReactNode;
  /** Edit, delete and more. */
  readonly tools: ReactNode;
  /** In which shoots it is; null for none. */
  readonly usedIn: ReactNode;
}

/** In rem: cards of one catalogue are equally high, so that a list of any length knows its own. */
export interface CardSize {
  readonly minWidth: number;
  readonly height: number;
  readonly phoneHeight: number;
}

/** How a catalogue is shown: all that its screen has to know about the kind. */
export interface CatalogueView<Kind extends CatalogueKind> {
  readonly kind: Kind;
  readonly icon: LucideIcon;
  readonly nameOf: (item: ItemOf[Kind]) => string;
  readonly pictureOf: (item: ItemOf[Kind]) => string | null;
  /** By which words it is found. */
  readonly wordsOf: (item: ItemOf[Kind]) => readonly (string | null)[];
  readonly sorts: readonly SortOrder<ItemOf[Kind]>[];
  readonly facets: readonly Facet<ItemOf[Kind]>[];
  readonly card: CardSize;
  readonly Card: ComponentType<CardProps<ItemOf[Kind]>>;
  /** What the menu of a card has besides what all have. */
  readonly MenuItems?: ComponentType<{ item: ItemOf[Kind] }>;
  /** Instead of six grey cards. */
  readonly Loading?: ComponentType;
}
