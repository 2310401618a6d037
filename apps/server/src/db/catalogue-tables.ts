import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
import type { Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { costumes, equipment, kits, locations, personnel, props } from './schema/catalogue.ts';

interface CatalogueTable {
  readonly table: PgTable & Readonly<Record<'id' | 'teamId', Column>>;
  /** The address of an item's picture. */
  readonly picture: Column;
}

/** The table of every catalog. A kind without one does not compile. */
export const catalogueTables: Readonly<Record<CatalogueKind, CatalogueTable>> = {
  personnel: { table: personnel, picture: personnel.avatarUrl },
  equipment: { table: equipment, picture: equipment.imageUrl },
  locations: { table: locations, picture: locations.imageUrl },
  props: { table: props, picture: props.imageUrl },
  costumes: { table: costumes, picture: costumes.imageUrl },
  kits: { table: kits, picture: kits.imageUrl },
};
export const everyCatalogue = Object.values(catalogueTables);
