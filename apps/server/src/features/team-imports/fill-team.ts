import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  pictureFields,
  type TeamRecord,
  type TeamRecordKind,
  teamRecordKinds,
} from '@lensemble/contract/team-records';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { type HeldColumns, heldColumns } from '../../lib/held-columns.ts';
import { tableOf } from '../team-exports/service.ts';
import * as queries from './queries.ts';

const RECORDS_AT_ONCE = 200;

type Row = Readonly<Record<string, unknown>>;

/** What the import computes for the columns that archives leave out, and that have no default. */
const completions: { readonly [Kind in TeamRecordKind]?: (row: Row) => HeldColumns | object } = {
  shoots: (row) => heldColumns(row as unknown as Parameters<typeof heldColumns>[0]),
  shareLinks: () => ({ token: newLinkToken() }),
};

/** What a shoot shows to others or starts by itself. It waits until the team is complete. */
const withheld = {
  shoots: { isPublic: false, reminderTime: null },
  datePolls: { deadline: null },
} as const satisfies { readonly [Kind in TeamRecordKind]?: Partial<TeamRecord<Kind>> };

const withheldOf = (kind: TeamRecordKind): object | undefined =>
  Object.hasOwn(withheld, kind) ? withheld[kind as keyof typeof withheld] : undefined;

/**
 * Writes the checked records of an archive to a team without members, so that nothing of it shows or starts. `openTeam`
 * completes it.
 * @param orm each statement writes some records: without a transaction, others can use the database in between
 * @param newUrls the addresses of the stored pictures, by those in the records
 */
export async function fillTeam(
  orm: Deps['orm'],
  { teamId }: Pick<TeamScope, 'teamId'>,
  folder: string,
  newUrls: ReadonlyMap<string, string>,
): Promise<void> {
  for (const kind of teamRecordKinds) {
    const picture = pictureFields[kind];
    const complete = completions[kind];
    const toRow = (line: string): Row => {
      const record: Row = JSON.parse(line);
      const url = picture && record[picture];
      return {
        ...record,
        ...(picture && typeof url === 'string' && { [picture]: newUrls.get(url) }),
        ...complete?.(record),
        ...withheldOf(kind),
        teamId,
      };
    };
    for await (const lines of batchesOf(folder, kind))
      await queries.insertRecords(orm, tableOf(kind), lines.map(toRow));
  }
}

/** Writes what `fillTeam` withheld, in the caller's transaction. */
export async function openTeam(
  tx: Deps['orm'],
  team: Pick<TeamScope, 'teamId'>,
  folder: string,
): Promise<void> {
  for await (const lines of batchesOf(folder, 'shoots')) await queries.openShoots(tx, team, lines);
  for await (const lines of batchesOf(folder, 'datePolls'))
    await queries.openPolls(tx, team, lines);
}

/** Deletes a team that was not completed, some records at a time, as they were written. */
export async function dropTeam(orm: Deps['orm'], teamId: string): Promise<void> {
  for (const kind of teamRecordKinds.toReversed())
    while ((await queries.deleteSome(orm, tableOf(kind), teamId)) > 0);
  await queries.deleteTeam(orm, teamId);
}

async function* batchesOf(folder: string, kind: TeamRecordKind): AsyncGenerator<string[]> {
  let lines: string[] = [];
  const input = createReadStream(join(folder, `${kind}.jsonl`));
  for await (const line of createInterface({ input })) {
    lines.push(line);
    if (lines.length < RECORDS_AT_ONCE) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
