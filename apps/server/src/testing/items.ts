import { type CatalogueKind, catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import type { Orm } from '../db/orm.ts';
import { awayDays } from '../db/schema/away.ts';
import { costumes, equipment, kits, locations, personnel, props } from '../db/schema/catalogue.ts';

/** The required fields of each catalog's items. */
export const newItems = {
  personnel: { name: 'Mira Okafor' },
  equipment: { name: 'Softbox', category: 'Lighting' },
  locations: { name: 'Sakura Arcade' },
  props: { name: 'Umbrella' },
  costumes: { characterName: 'Neon Ronin' },
  kits: { name: 'Repair kit' },
} as const satisfies Readonly<Record<CatalogueKind, object>>;

export type CatalogueName = CatalogueKind;
export const catalogueNames = catalogueKinds;

/** Inserts an item into the database without changing the team's revision. @returns its id */
export async function buildItem(
  orm: Orm,
  team: { readonly id: string },
  catalogue: CatalogueName,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const values = { teamId: team.id, ...overrides };
  const [item] = await inserts[catalogue](orm, values);
  return item!.id;
}

type Values = { readonly teamId: string };

const inserts = {
  personnel: (orm: Orm, values: Values) =>
    orm
      .insert(personnel)
      .values({ ...newItems.personnel, ...values })
      .returning(),
  equipment: (orm: Orm, values: Values) =>
    orm
      .insert(equipment)
      .values({ ...newItems.equipment, ...values })
      .returning(),
  locations: (orm: Orm, values: Values) =>
    orm
      .insert(locations)
      .values({ ...newItems.locations, ...values })
      .returning(),
  props: (orm: Orm, values: Values) =>
    orm
      .insert(props)
      .values({ ...newItems.props, ...values })
      .returning(),
  costumes: (orm: Orm, values: Values) =>
    orm
      .insert(costumes)
      .values({ ...newItems.costumes, ...values })
      .returning(),
  kits: (orm: Orm, values: Values) =>
    orm
      .insert(kits)
      .values({ ...newItems.kits, ...values })
      .returning(),
};

/** Inserts days on which a person is away, by default a new one, without changing the team's revision. */
export async function buildAway(
  orm: Orm,
  team: { readonly id: string },
  overrides: Partial<typeof awayDays.$inferInsert> = {},
): Promise<typeof awayDays.$inferSelect> {
  const personnelId = overrides.personnelId ?? (await buildItem(orm, team, 'personnel'));
  const days = { firstDay: '2126-11-20', lastDay: '2126-11-23' };
  const values = { teamId: team.id, ...days, ...overrides, personnelId };
  const [away] = await orm.insert(awayDays).values(values).returning();
  return away!;
}
