import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { locations } from '../../db/schema/catalogue.ts';

export async function findPoints(
  orm: Orm,
  { teamId }: TeamScope,
  most: number,
): Promise<{ latitude: number; longitude: number }[]> {
  const rows = await orm
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(
      and(
        eq(locations.teamId, teamId),
        isNotNull(locations.latitude),
        isNotNull(locations.longitude),
      ),
    )
    .orderBy(desc(locations.createdAt), desc(locations.id))
    .limit(most);
  return rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
}
