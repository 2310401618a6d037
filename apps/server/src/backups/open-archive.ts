import { TEAM_ARCHIVE_FORMAT } from '@lensemble/contract/team-archive';
import { z } from 'zod';
import { ArchiveError, readZip, type ZipReader } from '../archives/zip-reader.ts';
import { errorCode } from '../lib/error-code.ts';
import { imageName } from '../ports/storage/port.ts';
import { callOf } from '../start/call-of.ts';
import { SettingError } from '../start/setting-error.ts';
import { readLines } from './lines.ts';
import { knownTo, type LoadedRows } from './load-rows.ts';
import {
  FORMAT,
  JOBS,
  MANIFEST,
  type Manifest,
  manifest,
  manifestStart,
  PICTURES,
  type PictureLine,
  pictureLine,
  pictureMember,
  rowsMember,
} from './manifest.ts';

const MANIFEST_MAX = 8_000_000;

/** More than any installation has. */
const MEMBERS_MAX = 5_000_000;

/** A picture is put into the store as a whole. */
const PICTURE_MAX = 100_000_000;

const teamArchive = z.object({ format: z.literal(TEAM_ARCHIVE_FORMAT) });

/** An archive that was checked from end to end. */
export interface CheckedArchive extends LoadedRows {
  readonly manifest: Manifest;
  pictures(): AsyncGenerator<PictureLine>;
  readPicture(name: string): Promise<Buffer>;
  close(): void;
}

const foreign = (cause?: unknown) =>
  new ArchiveError(
    `The file is not a backup of Lensemble: use one that "${callOf('backup', 'FILE')}" made.`,
    { cause },
  );
const ofTeam = () =>
  new ArchiveError(
    'The file is the archive of a team: import it in the profile, in the section “Team data”.',
  );
const damaged = () => new ArchiveError('The archive is damaged or incomplete: use another one.');

async function readManifest(zip: ZipReader): Promise<Manifest> {
  if (!zip.sizes.has(MANIFEST)) throw foreign();
  const text = await zip.readSmall(MANIFEST, MANIFEST_MAX);
  let read: unknown;
  try {
    read = JSON.parse(text.toString('utf8'));
  } catch (error) {
    throw foreign(error);
  }
  if (teamArchive.safeParse(read).success) throw ofTeam();
  const start = manifestStart.safeParse(read);
  if (!start.success) throw foreign(start.error);
  if (start.data.format > FORMAT)
    throw new ArchiveError(
      `Version ${start.data.version} of Lensemble made the archive, which is newer: restore it with that version.`,
    );
  const whole = manifest.safeParse(read);
  if (!whole.success) throw foreign(whole.error);
  return whole.data;
}

async function* listPictures(zip: ZipReader, { pictures }: Manifest): AsyncGenerator<PictureLine> {
  if (pictures === null) return;
  for await (const line of readLines(await zip.open(PICTURES))) {
    const read = pictureLine.safeParse(line);
    if (!read.success || !isPicture(read.data.name)) throw foreign();
    yield read.data;
  }
}

function isPicture(path: string): boolean {
  const [kind = '', name = '', ...rest] = path.split('/');
  return rest.length === 0 && imageName(kind, name) !== undefined;
}

/** Reads every member and compares it with what the manifest says. */
async function checkMembers(zip: ZipReader, read: Manifest): Promise<void> {
  const { rows, pictures, members } = read;
  const wanted = [...rows.tables.map(({ name }) => rowsMember(name)), JOBS];
  if (pictures) wanted.push(PICTURES);
  const listed = Object.entries(members);
  if (listed.length !== wanted.length || wanted.some((name) => !members[name])) throw foreign();
  for (const [name, measure] of listed) await zip.check(name, measure);
  const names = new Set<string>();
  for await (const picture of listPictures(zip, read)) {
    if (picture.bytes > PICTURE_MAX || names.has(picture.name)) throw foreign();
    names.add(picture.name);
    await zip.check(pictureMember(picture.name), picture);
  }
  const known = listed.length + names.size + 1;
  if (names.size !== (pictures?.files ?? 0) || zip.sizes.size !== known) throw damaged();
}

async function openZip(file: string): Promise<ZipReader> {
  try {
    return await readZip(file, MEMBERS_MAX);
  } catch (error) {
    if (error instanceof ArchiveError || errorCode(error) === undefined) throw error;
    throw new SettingError(
      `The file ${file} cannot be read (${errorCode(error)}): check its name, and that this user may read it.`,
      { cause: error },
    );
  }
}

/**
 * Opens an archive and reads all of it once, so that nothing is touched for one that is damaged.
 * @throws ArchiveError if it is damaged, incomplete, foreign, or of a newer version
 */
export async function openArchive(file: string): Promise<CheckedArchive> {
  const zip = await openZip(file);
  try {
    const read = await readManifest(zip);
    knownTo(read.rows.migrations);
    await checkMembers(zip, read);
    return {
      manifest: read,
      rows: read.rows,
      open: (member) => zip.open(member),
      pictures: () => listPictures(zip, read),
      readPicture: (name) => zip.readSmall(pictureMember(name), PICTURE_MAX),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
