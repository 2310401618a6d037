import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { catalogueTables } from './catalogue-tables.ts';
import { awayDays } from './schema/away.ts';
import { callAnswersGiven, callLinks } from './schema/calls.ts';
import { commentReads, comments, linkComments } from './schema/comments.ts';
import { conventionLinks, conventions } from './schema/conventions.ts';
import { dateCandidates, dateNotes, datePolls, dateVotes } from './schema/date-polls.ts';
import { shootDocuments } from './schema/documents.ts';
import { galleries } from './schema/galleries.ts';
import { kitEquipment } from './schema/kit-equipment.ts';
import { packingLines, packingRecords } from './schema/packing.ts';
import { sentReminders, unsentMails } from './schema/reminders.ts';
import { shareLinks } from './schema/share-links.ts';
import * as linked from './schema/shoot-links.ts';
import { shoots } from './schema/shoots.ts';
import { appliedOperations, shotLinks, shots } from './schema/shots.ts';
import { shootTemplates } from './schema/templates.ts';
import { toldPlans } from './schema/told-plans.ts';

export interface TrashTable {
  readonly table: PgTable;
  /** The columns that a deletion elsewhere clears, and those that name the row then. */
  readonly links?: { readonly key: readonly string[]; readonly columns: readonly string[] };
  /** The column that names the parent of a row that has no team. */
  readonly parent?: string;
  /** The column of the picture. */
  readonly picture?: string;
}

const { personnel, equipment, locations, props, costumes, kits } = catalogueTables;
const catalogs = [locations, equipment, props, costumes, kits];

/** The tables of what the trash keeps, and of everything that goes with it. Parents come before their children. */
export const trashTables: readonly TrashTable[] = [
  ...catalogs.map(({ table, picture }) => ({ table, picture: picture.name })),
  {
    table: personnel.table,
    picture: personnel.picture.name,
    links: { key: ['id'], columns: ['user_id'] },
  },
  { table: conventions, links: { key: ['id'], columns: ['location_id'] } },
  { table: conventionLinks },
  { table: kitEquipment },
  { table: awayDays },
  {
    table: shoots,
    links: {
      key: ['id'],
      columns: ['location_id', 'second_location_id', 'convention_id', 'meeting_point_id'],
    },
  },
  { table: linked.shootParticipants },
  { table: linked.shootEquipment },
  { table: linked.shootProps },
  { table: linked.shootCostumes },
  { table: linked.shootKits },
  { table: linked.shootParticipantCostumes },
  { table: linked.shootReferences, picture: 'url' },
  {
    table: comments,
    links: { key: ['id'], columns: ['user_id', 'resolved_by', 'participant_id'] },
  },
  { table: commentReads },
  { table: linkComments },
  { table: shots },
  { table: shotLinks },
  { table: appliedOperations },
  { table: packingLines },
  {
    table: packingRecords,
    links: {
      key: [
        ...['shoot_id', 'equipment_id', 'prop_id', 'costume_id', 'kit_id', 'line_id'],
        ...['part_equipment_id', 'part_line'],
      ],
      columns: ['bringer_id'],
    },
  },
  { table: shareLinks },
  { table: galleries },
  { table: callLinks },
  { table: callAnswersGiven },
  { table: datePolls },
  { table: dateCandidates },
  { table: dateVotes },
  { table: dateNotes },
  { table: sentReminders },
  { table: unsentMails, parent: 'reminder_id' },
  { table: shootDocuments },
  { table: toldPlans },
  { table: shootTemplates },
];

/** The statement that makes the trigger of a table, which runs only for deletions by people. A change needs a migration. */
export function trashTriggerOf({ table, links, parent = '', picture = '' }: TrashTable): string {
  const name = getTableName(table);
  const { key = [], columns = [] } = links ?? {};
  const watched = columns.map((column) => `"${column}"`).join(', ');
  const update = links ? ` OR UPDATE OF ${watched}` : '';
  const given = [key.join(), columns.join(), parent, picture].map((each) => `'${each}'`).join(', ');
  return `CREATE CONSTRAINT TRIGGER "${name}_trash" AFTER DELETE${update} ON "${name}" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"(${given});`;
}

/** Those that stay in their own tables while they are in the trash. `id`: whether the entry has the id of the record. */
export const tablesInPlace = [
  { kind: 'shot', table: shots, title: 'title', id: 'other' },
  { kind: 'reference', table: linked.shootReferences, title: 'notes', id: 'own' },
  { kind: 'packing', table: packingLines, title: 'text', id: 'other' },
] as const;

export function inPlaceTriggerOf({
  kind,
  table,
  title,
  id,
}: (typeof tablesInPlace)[number]): string {
  const name = getTableName(table);
  return `CREATE CONSTRAINT TRIGGER "${name}_in_trash" AFTER INSERT OR DELETE OR UPDATE OF "deleted_at" ON "${name}" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_trash_in_place"('${kind}', '${title}', '${id}');`;
}
