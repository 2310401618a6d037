import type { Costume } from '@lensemble/contract/costumes';
import type { Equipment } from '@lensemble/contract/equipment';
import type { TeamLocation } from '@lensemble/contract/locations';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { Prop } from '@lensemble/contract/props';

export interface ItemOf {
  readonly personnel: CrewMember;
  readonly equipment: Equipment;
  readonly locations: TeamLocation;
  readonly props: Prop;
  readonly costumes: Costume;
}

export type ItemKind = keyof ItemOf;
export type CatalogueItem = ItemOf[ItemKind];

export type PlaceholderField = 'imagePlaceholder' | 'avatarPlaceholder';

/** The fields of an item that have a column. */
export type StoredItem<Kind extends ItemKind> = Omit<
  ItemOf[Kind],
  'shootIds' | 'shootCount' | 'mailTrouble' | PlaceholderField
>;

/** What a write sets. */
export type ItemFields<Kind extends ItemKind = ItemKind> = {
  [K in Kind]: { readonly [F in keyof StoredItem<K>]?: StoredItem<K>[F] | undefined };
}[Kind];
