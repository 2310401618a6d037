import type { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { TITLE_MAX } from '@lensemble/contract/constants';
import type { kindsInPlace, TrashKind } from '@lensemble/contract/trash-kinds';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { catalogueTables } from './catalogue-tables.ts';
import type { Orm } from './orm.ts';
import { asWriter, type Writer } from './revision.ts';
import { costumes, personnel } from './schema/catalogue.ts';
import { comments } from './schema/comments.ts';
import { conventions } from './schema/conventions.ts';
import { shoots } from './schema/shoots.ts';
import { shootTemplates } from './schema/templates.ts';
import { trash } from './schema/trash.ts';
import { bare, bareList, isAnyOf } from './select.ts';

/** Kinds whose rows move to the trash, instead of staying in their own tables. */
export type MovedKind = Exclude<TrashKind, (typeof kindsInPlace)[number]>;

interface Trashed {
  readonly table: PgTable & Readonly<Record<'id' | 'teamId', Column>>;
  readonly title: SQL;
  /** The shoot that it belongs to. */
  readonly shootId?: Column;
}

const item = (kind: (typeof catalogueKinds)[number]): Trashed => ({
  table: catalogueTables[kind].table,
  title: kind === 'costumes' ? bare(costumes.characterName) : bare(personnel.name),
});

const trashed: Readonly<Record<MovedKind, Trashed>> = {
  shoot: { table: shoots, title: bare(shoots.title) },
  comment: {
    table: comments,
    // Without the ids of mentioned members.
    title: sql`left(regexp_replace(${bare(comments.text)}, '@\\{[^}]*\\}', '@…', 'g'), ${sql.raw(String(TITLE_MAX))})`,
    shootId: comments.shootId,
  },
  convention: { table: conventions, title: bare(conventions.name) },
  personnel: item('personnel'),
  equipment: item('equipment'),
  locations: item('locations'),
  props: item('props'),
  costumes: item('costumes'),
  kits: item('kits'),
  template: { table: shootTemplates, title: bare(shootTemplates.name) },
};

/**
 * Makes entries of the trash. Triggers keep all rows that the transaction deletes from now on, and all references that it
 * clears, until its end: call it right before the deletion.
 * @param and a further condition for what is deleted
 * @returns the ids of what is there to be deleted
 */
export async function moveToTrash(
  tx: Orm,
  writer: Writer,
  kind: MovedKind,
  ids: readonly string[],
  and: SQL = sql``,
): Promise<string[]> {
  const { table, title, shootId = sql`null` } = trashed[kind];
  const columns = [
    trash.id,
    trash.teamId,
    trash.kind,
    trash.subjectId,
    trash.shootId,
    trash.title,
    trash.deletedBy,
  ];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${trash} (${bareList(columns)})
    select ${table.id}, ${table.teamId}, ${kind}, ${table.id}, ${shootId}, ${title}, (select name from activity_author())
    from ${table} where ${table.teamId} = ${writer.teamId} and ${isAnyOf(table.id, ids)} ${and}
      and ${asWriter(writer)} and set_config('lensemble.trash', ${`{${ids.join()}}`}, true) is not null
    returning ${trash.id}`);
  return rows.map(({ id }) => id);
}
