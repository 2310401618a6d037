import { z } from 'zod';

const measure = z.strictObject({
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const count = z.int().min(0);
/** Names come from files, and become part of statements only where the database has the same ones. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const copiedTable = z.strictObject({ name, columns: z.array(name).min(1).max(500), rows: count });

/** Numbers that a table gives to its next rows. */
const copiedSequence = z.strictObject({
  table: name,
  column: name,
  last: z.string().regex(/^\d{1,19}$/),
  isCalled: z.boolean(),
});

/** Describes a copy of all rows. */
export const copiedRows = z.strictObject({
  migrations: z
    .array(z.strictObject({ tag: z.string().max(100), when: count }))
    .min(1)
    .max(10_000),
  tables: z.array(copiedTable).min(1).max(1_000),
  sequences: z.array(copiedSequence).max(1_000),
  jobs: count,
});

/** A secret that only a passphrase opens: scrypt and AES-256-GCM, in base64. */
export const secretBox = z.strictObject({
  salt: z.string().max(100),
  nonce: z.string().max(100),
  tag: z.string().max(100),
  content: z.string().max(10_000),
});

/** The format. It rises when older versions cannot restore an archive any more. */
export const FORMAT = 1;

/** What every version reads first, of an archive of any version. */
export const manifestStart = z.object({
  kind: z.literal('lensemble-backup'),
  format: z.int().min(1),
  version: z.string().max(50),
});

export const manifest = manifestStart.extend({
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'external']),
  rows: copiedRows,
  /** The files of the pictures; null if the archive holds the database only. */
  pictures: z.strictObject({ files: count, missing: count }).nullable(),
  secret: secretBox.nullable(),
  /** All members but the manifest and the pictures, which the member `pictures.jsonl` lists. */
  members: z.record(z.string().max(200), measure),
});

/** A line of `pictures.jsonl`. `name` is the kind and the name of the file, with a slash between them. */
export const pictureLine = measure.extend({ name: z.string().max(400) });

export type CopiedRows = z.infer<typeof copiedRows>;
export type CopiedTable = z.infer<typeof copiedTable>;
export type SecretBox = z.infer<typeof secretBox>;
export type Manifest = z.infer<typeof manifest>;
export type PictureLine = z.infer<typeof pictureLine>;

export const MANIFEST = 'manifest.json';
export const JOBS = 'jobs.jsonl';
/** The queues of the product. Those of pg-boss itself have other names. */
export const QUEUE_NAME = /^[a-z][a-z-]{0,62}$/;
export const PICTURES = 'pictures.jsonl';
export const rowsMember = (table: string) => `rows/${table}.jsonl`;
export const pictureMember = (picture: string) => `pictures/${picture}`;
