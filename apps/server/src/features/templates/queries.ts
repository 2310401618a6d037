import type { ListedTemplate, Template } from '@lensemble/contract/templates';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { checkTemplates } from '../../db/quotas.ts';
import { writeToTeam } from '../../db/revision.ts';
import { costumes, equipment, locations, personnel, props } from '../../db/schema/catalogue.ts';
import { shootTemplates } from '../../db/schema/templates.ts';
import { isAnyOf } from '../../db/select.ts';
import { moveToTrash } from '../../db/trash.ts';
import type { Quotas } from '../../start/settings/quotas.ts';

const listed = { id: shootTemplates.id, name: shootTemplates.name };

export function listTemplates(orm: Orm, { teamId }: TeamScope): Promise<ListedTemplate[]> {
  return orm
    .select(listed)
    .from(shootTemplates)
    .where(eq(shootTemplates.teamId, teamId))
    .orderBy(asc(sql`lower(${shootTemplates.name})`), asc(shootTemplates.id));
}

export async function findTemplate(
  orm: Orm,
  scope: TeamScope,
  id: string,
): Promise<Template | undefined> {
  const [row] = await orm
    .select({ ...listed, plan: shootTemplates.plan })
    .from(shootTemplates)
    .where(isTemplate(scope, id));
  return row;
}

const CATALOGS = [costumes, equipment, locations, personnel, props];

/** Which of the ids are items of the team. */
export async function existingItems(
  orm: Orm,
  { teamId }: TeamScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const selects = CATALOGS.map(
    (table) =>
      sql`select ${table.id} as id from ${table} where ${table.teamId} = ${teamId} and ${isAnyOf(table.id, ids)}`,
  );
  const { rows } = await orm.execute<{ id: string }>(sql.join(selects, sql` union all `));
  return new Set(rows.map(({ id }) => id));
}

/** @throws QuotaError */
export async function insertTemplate(
  orm: Orm,
  scope: TeamScope,
  template: Omit<Template, 'id'>,
  quotas: Quotas,
): Promise<ListedTemplate> {
  const { teamId } = scope;
  const made = await writeToTeam(
    orm,
    scope,
    async (tx) => {
      const [row] = await tx
        .insert(shootTemplates)
        .values({ ...template, teamId })
        .returning(listed);
      return row;
    },
    (tx) => checkTemplates(tx, scope, quotas),
  );
  if (!made) throw new Error('The template was not stored');
  return made;
}

/** @returns undefined if there is no such template */
export function deleteTemplate(
  orm: Orm,
  scope: TeamScope,
  id: string,
): Promise<ListedTemplate | undefined> {
  return writeToTeam(orm, scope, async (tx) => {
    await moveToTrash(tx, scope, 'template', [id]);
    const [row] = await tx.delete(shootTemplates).where(isTemplate(scope, id)).returning(listed);
    return row;
  });
}

const isTemplate = ({ teamId }: TeamScope, id: string) =>
  and(eq(shootTemplates.teamId, teamId), eq(shootTemplates.id, id));
