import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  pictureFields,
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

/**
 * Writes the checked records of an archive to an empty team, in the caller's transaction.
 * @param newUrls the addresses of the stored pictures, by those in the records
 */
export async function fillTeam(
  tx: Deps['orm'],
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
        teamId,
      };
    };
    await insertKind(tx, kind, join(folder, `${kind}.jsonl`), toRow);
  }
}

async function insertKind(
  tx: Deps['orm'],
  kind: TeamRecordKind,
  path: string,
  toRow: (line: string) => Row,
): Promise<void> {
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0) await queries.insertRecords(tx, tableOf(kind), rows);
    rows = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(toRow(line));
    if (rows.length === RECORDS_AT_ONCE) await flush();
  }
  await flush();
}
