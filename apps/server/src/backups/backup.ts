import { accessSync, constants, existsSync, linkSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { Measure } from '../archives/measured.ts';
import { writeZip, type ZipWriter } from '../archives/zip-writer.ts';
import { syncToDisk } from '../db/engine/sync-to-disk.ts';
import { errorCode } from '../lib/error-code.ts';
import { VERSION } from '../lib/version.ts';
import type { ImageStorage } from '../ports/storage/port.ts';
import { SettingError } from '../start/setting-error.ts';
import { copyPictures } from './copy-pictures.ts';
import { copyRows, type RowsCopy } from './copy-rows.ts';
import { inDraftFolder } from './draft-folder.ts';
import { holdingPictures } from './hold-pictures.ts';
import { FORMAT, JOBS, MANIFEST, type Manifest, PICTURES, rowsMember } from './manifest.ts';
import { lockSecret } from './secret-box.ts';

export interface BackupOf {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'external';
  /** Where the tables are; undefined: the default of the database user. */
  readonly schema?: string | undefined;
  /** Undefined: the archive holds the database only. */
  readonly storage: ImageStorage | undefined;
  /** Undefined: the archive does not hold the secret of the installation. */
  readonly secret?: { readonly text: string; readonly passphrase: string };
  /** For tests: called inside the transaction that reads the rows. */
  readonly onInstant?: (client: PoolClient) => Promise<void>;
}

async function addRows(zip: ZipWriter, copy: RowsCopy): Promise<Record<string, Measure>> {
  const members = [...copy.rows.tables.map(({ name }) => rowsMember(name)), JOBS];
  const measures: Record<string, Measure> = {};
  for (const member of members) measures[member] = await zip.add(member, copy.open(member));
  return measures;
}

async function fill(zip: ZipWriter, source: BackupOf, folder: string): Promise<Manifest> {
  const { pool, engine, storage, secret } = source;
  const copy = await copyRows(pool, folder, source.schema, source.onInstant);
  const madeAt = new Date().toISOString();
  const members = await addRows(zip, copy);
  const pictures = storage && (await copyPictures(zip, copy, storage, folder));
  if (pictures) members[PICTURES] = pictures.list;
  const manifest: Manifest = {
    kind: 'lensemble-backup',
    format: FORMAT,
    version: VERSION,
    madeAt,
    engine,
    rows: copy.rows,
    pictures: pictures ? { files: pictures.files, missing: pictures.missing } : null,
    secret: secret ? await lockSecret(secret.text, secret.passphrase) : null,
    members,
  };
  await zip.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]));
  return manifest;
}

/** A link never replaces a file. Some file systems have none. */
function giveName(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || existsSync(file)) throw taken(file);
    renameSync(draft, file);
  }
}

const taken = (file: string) => new SettingError(`${file} exists already: name another file.`);

function prepareFolder(file: string): void {
  if (existsSync(file)) throw taken(file);
  const folder = dirname(file);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(
      errorCode(error) === 'ENOENT'
        ? `The folder ${folder} does not exist: create it, or name a file in another one.`
        : `The folder ${folder} cannot be written (${errorCode(error)}): name a file in another one.`,
      { cause: error },
    );
  }
}

/**
 * Makes an archive of an installation at one instant. The file gets its name when it is complete and on disk.
 * @throws SettingError if the file exists, or its folder cannot be written
 */
export async function backUp(file: string, source: BackupOf): Promise<Manifest> {
  prepareFolder(file);
  return inDraftFolder(dirname(file), async (folder) => {
    const draft = join(folder, 'archive.zip');
    const work = () => writeZip(draft, (zip) => fill(zip, source, folder));
    const manifest = source.storage ? await holdingPictures(source.pool, work) : await work();
    giveName(draft, file);
    syncToDisk(dirname(file));
    return manifest;
  });
}
