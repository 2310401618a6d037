import { sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { type NewsSource, news } from './schema/notifications.ts';

/** Records what has happened in the transaction of the change, and wakes what makes notifications of it. */
export async function addNews(
  tx: Orm,
  teamId: string,
  source: NewsSource,
  sourceIds: readonly string[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx.insert(news).values(sourceIds.map((sourceId) => ({ teamId, source, sourceId })));
  await tx.execute(sql`select pg_notify('lensemble', 'news')`);
}
