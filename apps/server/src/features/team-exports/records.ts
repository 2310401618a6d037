import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  MANIFEST_FILE,
  recordsFile,
  TEAM_ARCHIVE_FORMAT,
  TEAM_ARCHIVE_VERSION,
  TEAM_FILE,
  type TeamManifest,
} from '@lensemble/contract/team-archive';
import {
  pictureFields,
  type TeamRecordKind,
  teamRecordKinds,
} from '@lensemble/contract/team-records';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

/** The files with the records of a team, and the addresses of the pictures that they show. */
export interface WrittenRecords {
  /** The name in the archive, and the path of the file. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  readonly counts: TeamManifest['records'];
  readonly pictures: readonly string[];
}

/** Writes the records of a team as of one moment; undefined if the team is gone. */
export function writeRecords(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  folder: string,
): Promise<WrittenRecords | undefined> {
  return queries.onSnapshot(orm, async (tx) => {
    const team = await queries.findTeam(tx, scope);
    if (!team) return undefined;
    const path = join(folder, TEAM_FILE);
    await writeFile(path, JSON.stringify(team, null, 2));
    const files = [{ name: TEAM_FILE, path }];
    const counts: Record<string, number> = {};
    const pictures = new Set<string>();
    for (const kind of teamRecordKinds) {
      const file = { name: recordsFile(kind), path: join(folder, `${kind}.jsonl`) };
      counts[kind] = await writeKind(tx, scope, kind, file.path, pictures);
      files.push(file);
    }
    return { files, counts, pictures: [...pictures] };
  });
}

async function writeKind(
  tx: Deps['orm'],
  scope: TeamScope,
  kind: TeamRecordKind,
  path: string,
  pictures: Set<string>,
): Promise<number> {
  const picture = pictureFields[kind];
  let count = 0;
  async function* lines() {
    for await (const rows of queries.readRecords(tx, scope, kind)) {
      for (const row of rows) {
        const url = picture && row[picture];
        if (typeof url === 'string') pictures.add(url);
      }
      count += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  return count;
}

export async function writeManifest(
  folder: string,
  records: TeamManifest['records'],
  pictures: number,
) {
  const manifest: TeamManifest = {
    format: TEAM_ARCHIVE_FORMAT,
    version: TEAM_ARCHIVE_VERSION,
    exportedAt: new Date().toISOString(),
    records,
    pictures,
  };
  const path = join(folder, MANIFEST_FILE);
  await writeFile(path, JSON.stringify(manifest, null, 2));
  return { name: MANIFEST_FILE, path };
}
