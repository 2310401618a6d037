import { placeIdOfPoint } from '@lensemble/contract/locations';
import type { TeamScope } from '../access/scope.ts';
import * as tables from '../db/schema/catalogue.ts';
import { kitEquipment } from '../db/schema/kit-equipment.ts';
import type { Deps } from '../deps.ts';
import type { EquipmentKey } from './catalogue.ts';
import type { Catalogues } from './prepare.ts';

export async function fillCatalogues(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  { crew, places, costumes, equipment, props, kits }: Catalogues,
): Promise<void> {
  await orm
    .insert(tables.personnel)
    .values(
      Object.values(crew).map(({ url, ...person }) => ({ ...person, teamId, avatarUrl: url })),
    );
  await orm.insert(tables.locations).values(
    Object.values(places).map(({ url, ...place }) => ({
      ...place,
      teamId,
      placeId: placeIdOfPoint(place.latitude, place.longitude),
      imageUrl: url,
    })),
  );
  await orm.insert(tables.costumes).values(
    Object.values(costumes).map(({ url, todos = [], ...costume }) => ({
      ...costume,
      teamId,
      todos: [...todos],
      imageUrl: url,
    })),
  );
  await orm
    .insert(tables.equipment)
    .values(
      Object.values(equipment).map(({ url, ...item }) => ({ ...item, teamId, imageUrl: url })),
    );
  await orm
    .insert(tables.props)
    .values(Object.values(props).map(({ url, ...item }) => ({ ...item, teamId, imageUrl: url })));
  await orm.insert(tables.kits).values(
    Object.values(kits).map(({ url, equipment: _, lines, ...kit }) => ({
      ...kit,
      teamId,
      lines: [...lines],
      imageUrl: url,
    })),
  );
  const entries = Object.values(kits).flatMap(({ id: kitId, equipment: inKit = {} }) =>
    Object.entries(inKit).map(([key, quantity], position) => ({
      teamId,
      kitId,
      equipmentId: equipment[key as EquipmentKey].id,
      quantity,
      position,
    })),
  );
  if (entries.length > 0) await orm.insert(kitEquipment).values(entries);
}
