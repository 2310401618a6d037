import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import type { Orm } from '../db/orm.ts';
import { conventions } from '../db/schema/conventions.ts';
import { shoots as shootTable } from '../db/schema/shoots.ts';
import { demoConvention } from './convention.ts';
import { dateIn } from './days.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { Catalogues } from './prepare.ts';

/** Makes the demo convention of the shoots that have a meeting point. */
export async function holdConvention(
  tx: Orm,
  { teamId }: TeamScope,
  catalogues: Catalogues,
  made: readonly MadeShoot[],
): Promise<void> {
  const { name, place, location, firstDay, lastDay } = demoConvention;
  const meetingPoints = demoConvention.meetingPoints.map((point) => ({
    id: randomUUID(),
    ...point,
  }));
  const idAt = (index: number): string => {
    const point = meetingPoints[index];
    if (!point) throw new Error(`There is no meeting point ${index}`);
    return point.id;
  };
  const walks = demoConvention.walks.map(([from, to, minutes]) => ({
    ...{ from: idAt(from), to: idAt(to), minutes },
  }));
  const days = { firstDay: dateIn(firstDay), lastDay: dateIn(lastDay) };
  const locationId = catalogues.places[location].id;
  const values = { teamId, name, place, locationId, ...days, meetingPoints, walks };
  const [convention] = await tx.insert(conventions).values(values).returning();
  for (const { id, meetingPoint } of made) {
    if (meetingPoint === undefined || !convention) continue;
    const set = { conventionId: convention.id, meetingPointId: idAt(meetingPoint) };
    await tx.update(shootTable).set(set).where(eq(shootTable.id, id));
  }
}
