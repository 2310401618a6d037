import type { ActivityField, ActivityList, SubjectKind } from '@lensemble/contract/activity-kinds';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * `value`: recorded from what to what. `marked`: only that it changed, because it is a secret, long, or means nothing by
 * itself. `hidden`: never, because it is a key, derived, or bookkeeping.
 */
type Fate = 'value' | 'marked' | 'hidden';

/** What a name can be looked up of, besides the subjects. */
type Named = SubjectKind | 'participant';

/** How a trigger records a table. Columns have their names in the database. */
interface Recording {
  /** The subject, or the subject of the list that the row is an entry of. */
  readonly kind: SubjectKind;
  /** The columns of the subject's id. The first that is not null counts. */
  readonly id: readonly string[];
  readonly team?: string;
  readonly shoot?: string;
  /** The column of the title of the subject. Without it, the title is looked up. */
  readonly title?: string;
  readonly list?: ActivityList;
  /** The columns that make the entry of the list unique. */
  readonly entry?: readonly string[];
  /** Columns whose ids name the entry, or, with `title`, the column of its own name. */
  readonly of?: Readonly<Record<string, Named>>;
  /** Columns whose ids are recorded as names. */
  readonly names?: Readonly<Record<string, Named>>;
  /** Entries are only added: that old ones are cleaned up is no activity. */
  readonly isOnce?: boolean;
  /** The row is made where it is first needed: only its changes are activity. */
  readonly isImplicit?: boolean;
  /** Whether all, or changes of these fields, are in the audit log. */
  readonly audit?: true | readonly ActivityField[];
  readonly values: Readonly<Record<string, ActivityField>>;
  readonly marked: Readonly<Record<string, ActivityField>>;
}

type About = Omit<Recording, 'values' | 'marked'>;

export interface RecordedTable {
  readonly table: PgTable;
  readonly recording: Recording;
}

/** A column without a fate does not compile, nor does a recorded one whose name is no field of the contract. */
export function recorded<Table extends PgTable>(
  table: Table,
  about: About,
  fates: {
    readonly [Name in keyof Table['$inferSelect']]: Name extends ActivityField ? Fate : 'hidden';
  },
): RecordedTable {
  const columns = Object.entries(getTableColumns<PgTable>(table)) as [string, PgColumn][];
  const having = (fate: Fate) =>
    Object.fromEntries(
      columns
        .filter(([name]) => fates[name as keyof typeof fates] === fate)
        .map(([name, column]) => [column.name, name as ActivityField]),
    );
  return { table, recording: { ...about, values: having('value'), marked: having('marked') } };
}

export const key = { id: 'hidden', teamId: 'hidden' } as const;
export const times = { createdAt: 'hidden', updatedAt: 'hidden' } as const;
export const ofShoot = { teamId: 'hidden', shootId: 'hidden' } as const;
export const SHOOT = { kind: 'shoot', id: ['shoot_id'], shoot: 'shoot_id' } as const;
export const itemKind = (kind: SubjectKind, title = 'name'): About => ({ kind, id: ['id'], title });

const quote = (name: string) => `"${name}"`;

/** The statement that makes the trigger of a table. A changed recording needs a migration with it. */
export function triggerOf({ table, recording }: RecordedTable): string {
  const name = getTableName(table);
  const { values, marked, list, entry = [] } = recording;
  const isTombstoned = Object.values(getTableColumns(table)).some(
    ({ name: each }) => each === 'deleted_at',
  );
  const watched = [
    ...new Set([
      ...Object.keys(values),
      ...Object.keys(marked),
      ...(list ? entry : []),
      ...(isTombstoned ? ['deleted_at'] : []),
    ]),
  ];
  const update = watched.length > 0 ? ` OR UPDATE OF ${watched.map(quote).join(', ')}` : '';
  return `CREATE CONSTRAINT TRIGGER ${quote(`${name}_activity`)} AFTER INSERT OR DELETE${update} ON ${quote(name)} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('${JSON.stringify(recording)}');`;
}
