import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';
import {
  archivedTeam,
  MANIFEST_FILE,
  recordsFile,
  TEAM_ARCHIVE_VERSION,
  TEAM_FILE,
  type TeamManifest,
  teamManifest,
} from '@lensemble/contract/team-archive';
import type { ImportRefusal } from '@lensemble/contract/team-imports';
import {
  pictureFields,
  type TeamRecordKind,
  teamRecordKinds,
  teamRecords,
} from '@lensemble/contract/team-records';
import type { z } from 'zod';
import { ArchiveError, readZip, type ZipReader } from '../../archives/zip-reader.ts';
import { imageName, imageUrl } from '../../ports/storage/port.ts';
import { withNewIds } from './new-ids.ts';

/** `idKey`: gives all records new ids. */
export interface CheckJob {
  readonly path: string;
  readonly folder: string;
  readonly idKey: string | undefined;
  readonly limits: ArchiveLimits;
}

export interface ArchiveLimits {
  /** Of pictures, unpacked. */
  readonly pictureBytes: number;
  readonly shoots: number;
  /** In one catalog. */
  readonly items: number;
}

/** `url`: the address in the records. */
export interface ArchivedPicture {
  readonly url: string;
  readonly path: string;
}

export interface CheckedArchive {
  readonly name: string;
  readonly records: TeamManifest['records'];
  readonly pictures: readonly ArchivedPicture[];
}

export type CheckOutcome =
  | { readonly archive: CheckedArchive }
  | { readonly refusal: ImportRefusal };

const MEMBERS_MAX = 60_000;
/** A transaction writes this many in some seconds. */
const RECORDS_MAX = 200_000;
const TEXT_MAX_BYTES = 256 * 1024 * 1024;
const HEAD_MAX_BYTES = 1024 * 1024;

class Refused extends Error {
  readonly refusal: ImportRefusal;
  constructor(refusal: ImportRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}

/**
 * Reads an archive of a team, and writes its checked records and its pictures to files whose names are the server's own.
 * Every limit is checked before anything is unpacked.
 */
export async function checkArchive(job: CheckJob): Promise<CheckOutcome> {
  try {
    const zip = await readZip(job.path, MEMBERS_MAX);
    try {
      return { archive: await readArchive(zip, job) };
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    if (error instanceof ArchiveError) return { refusal: 'damaged' };
    throw error;
  }
}

async function readArchive(zip: ZipReader, job: CheckJob): Promise<CheckedArchive> {
  const manifest = await readHead(zip, MANIFEST_FILE, 'foreign');
  const isOurs = teamManifest.pick({ format: true, version: true }).safeParse(manifest);
  if (!isOurs.success) throw new Refused('foreign');
  if (isOurs.data.version > TEAM_ARCHIVE_VERSION) throw new Refused('newer');
  const { records } = checked(teamManifest.safeParse(manifest));
  const { name } = checked(archivedTeam.safeParse(await readHead(zip, TEAM_FILE, 'damaged')));
  const urls = checkMembers(zip, job.limits);
  checkCounts(records, job.limits);
  const leftOut = new Set<unknown>();
  for (const kind of teamRecordKinds) {
    await readKind(zip, job, kind, { counted: records[kind], urls, leftOut });
  }
  const pictures: ArchivedPicture[] = [];
  for (const [url, member] of urls) {
    const path = join(job.folder, `picture-${pictures.length}`);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(await zip.open(member), file);
    pictures.push({ url, path });
  }
  return { name, records, pictures };
}

async function readHead(zip: ZipReader, name: string, refusal: ImportRefusal): Promise<unknown> {
  const size = zip.sizes.get(name);
  if (size === undefined) throw new Refused(refusal);
  if (size > HEAD_MAX_BYTES) throw new Refused('tooLarge');
  return parse(String(await zip.readSmall(name, HEAD_MAX_BYTES)));
}

/** Refuses members that no archive of a team has. @returns the members that are pictures, by their addresses */
function checkMembers({ sizes }: ZipReader, limits: ArchiveLimits): Map<string, string> {
  const known = new Set([MANIFEST_FILE, TEAM_FILE, ...teamRecordKinds.map(recordsFile)]);
  const urls = new Map<string, string>();
  let textBytes = 0;
  let pictureBytes = 0;
  for (const [name, size] of sizes) {
    if (known.has(name)) {
      textBytes += size;
      continue;
    }
    if (size > IMAGE_MAX_BYTES) throw new Refused('tooLarge');
    pictureBytes += size;
    urls.set(pictureUrl(name), name);
  }
  if (textBytes > TEXT_MAX_BYTES) throw new Refused('tooLarge');
  if (pictureBytes > limits.pictureBytes) throw new Refused('quota');
  return urls;
}

function pictureUrl(member: string): string {
  const [folder, kind = '', file = '', ...rest] = member.split('/');
  const image = folder === 'pictures' && rest.length === 0 ? imageName(kind, file) : undefined;
  if (!image) throw new Refused('damaged');
  return imageUrl(image);
}

const catalogs: readonly TeamRecordKind[] = catalogueKinds;

function checkCounts(records: TeamManifest['records'], { shoots, items }: ArchiveLimits): void {
  const sum = Object.values(records).reduce((total, count) => total + count, 0);
  if (sum > RECORDS_MAX) throw new Refused('tooLarge');
  if ((records.shoots ?? 0) > shoots) throw new Refused('quota');
  if (catalogs.some((kind) => (records[kind] ?? 0) > items)) throw new Refused('quota');
}

/** An older archive neither counts the kinds that are newer nor has their files. */
async function recordsOf(
  zip: ZipReader,
  kind: TeamRecordKind,
  counted: number | undefined,
): Promise<Readable> {
  const name = recordsFile(kind);
  return counted === undefined && !zip.sizes.has(name) ? Readable.from([]) : zip.open(name);
}

interface Known {
  /** By the manifest; undefined in an archive that is older than the kind. */
  readonly counted: number | undefined;
  readonly urls: ReadonlyMap<string, string>;
  /** The ids of records that are not imported. */
  readonly leftOut: Set<unknown>;
}

/** Stops at the first record that the manifest does not count. */
async function readKind(
  zip: ZipReader,
  { folder, idKey }: CheckJob,
  kind: TeamRecordKind,
  { counted, urls, leftOut }: Known,
): Promise<void> {
  const most = counted ?? 0;
  const stream = await recordsOf(zip, kind, counted);
  const schema: z.ZodType<Readonly<Record<string, unknown>>> = teamRecords[kind];
  let count = 0;
  async function* lines() {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      count += 1;
      if (count > most) throw new Refused('damaged');
      const read = checked(schema.safeParse(parse(line)));
      const record = withPicture(kind, read, urls);
      if (!record) leftOut.add(read.id);
      // What refers to a record without its picture goes with it.
      if (!record || Object.values(record).some((value) => leftOut.has(value))) continue;
      yield `${JSON.stringify(idKey === undefined ? record : withNewIds(record, idKey))}\n`;
    }
  }
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  const writing = pipeline(
    Readable.from(lines()),
    createWriteStream(join(folder, `${kind}.jsonl`), { flags: 'wx', mode: 0o600 }),
  );
  await Promise.race([writing, failed]);
  if (count !== most) throw new Refused('damaged');
}

/** A record without the picture that the archive does not have; undefined for a reference, which is nothing without it. */
function withPicture(
  kind: TeamRecordKind,
  record: Readonly<Record<string, unknown>>,
  urls: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> | undefined {
  const field = pictureFields[kind];
  const url = field && record[field];
  if (field === undefined || typeof url !== 'string' || urls.has(url)) return record;
  return kind === 'references' ? undefined : { ...record, [field]: null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused('damaged', { cause: error });
  }
}

function checked<T>(result: { success: true; data: T } | { success: false }): T {
  if (!result.success) throw new Refused('damaged');
  return result.data;
}
