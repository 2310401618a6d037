import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
import type { Costume } from '@lensemble/contract/costumes';
import type { Equipment } from '@lensemble/contract/equipment';
import type { Kit } from '@lensemble/contract/kits';
import type { TeamLocation } from '@lensemble/contract/locations';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { Prop } from '@lensemble/contract/props';

/** A kind of the contract that is not here does not compile. */
export interface ItemOf extends Record<CatalogueKind, unknown> {
  readonly personnel: CrewMember;
  readonly equipment: Equipment;
  readonly locations: TeamLocation;
  readonly props: Prop;
  readonly costumes: Costume;
  readonly kits: Kit;
}

export type ItemKind = CatalogueKind;
export type CatalogueItem = ItemOf[ItemKind];

export type PlaceholderField = 'imagePlaceholder' | 'avatarPlaceholder';

/** The lists of an item that are rows of another table. */
type ListField = 'equipment';

/** The fields of an item that have a column. */
export type StoredItem<Kind extends ItemKind> = Omit<
  ItemOf[Kind],
  'shootIds' | 'shootCount' | 'mailTrouble' | PlaceholderField | ListField
>;

type Written<Item> = Pick<Item, Extract<keyof Item, ListField>>;

/** What a write sets. */
export type ItemFields<Kind extends ItemKind = ItemKind> = {
  [K in Kind]: {
    readonly [F in keyof (StoredItem<K> & Written<ItemOf[K]>)]?:
      | (StoredItem<K> & Written<ItemOf[K]>)[F]
      | undefined;
  };
}[Kind];
