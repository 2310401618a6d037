import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { hostedImports, type importedKinds } from '../../db/schema/hosted-imports.ts';
import { isAnyOf } from '../../db/select.ts';

type Kind = (typeof importedKinds)[number];

const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Which of the ids were imported. */
export async function findImported(
  orm: Orm,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = new Map(ids.map((id) => [keyOf(id), id]));
  const { key } = hostedImports;
  const isMeant = and(eq(hostedImports.kind, kind), isAnyOf(key, [...keys.keys()]));
  const found = await orm.select({ key }).from(hostedImports).where(isMeant);
  return new Set(found.map((row) => keys.get(row.key) ?? ''));
}

/** False if another run has imported it. A run that is about to waits here. */
export async function noteImported(tx: Orm, kind: Kind, id: string): Promise<boolean> {
  const noted = tx
    .insert(hostedImports)
    .values({ kind, key: keyOf(id) })
    .onConflictDoNothing();
  return (await noted.returning()).length > 0;
}

class Trial extends Error {}

/** Runs a transaction that stores nothing. Its errors are those of the real one. */
export async function onTrial(orm: Orm, work: (tx: Orm) => Promise<void>): Promise<void> {
  try {
    await orm.transaction(async (tx) => {
      await work(tx);
      throw new Trial();
    });
  } catch (error) {
    if (!(error instanceof Trial)) throw error;
  }
}
