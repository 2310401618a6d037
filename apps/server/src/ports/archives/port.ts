import type { Readable } from 'node:stream';

/** An archive in the store. The stream must be read to its end or destroyed. */
export interface StoredArchive {
  readonly size: number;
  read(): Readable;
}

/** A private store for large files that people download or bring, all servers of an installation share. `id` is a UUID. */
export interface ArchiveStore {
  /** Stores a file atomically, and takes it away from `path`. Replaces one of the same id. */
  put(id: string, path: string): Promise<void>;
  find(id: string): Promise<StoredArchive | undefined>;
  /** Idempotent. */
  delete(id: string): Promise<void>;
  /** The ids of all archives. */
  list(): Promise<string[]>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The file name of an archive. @throws Error for an id that could lead to another place */
export function archiveName(id: string): string {
  if (!UUID.test(id)) throw new Error('This is not a valid archive id');
  return `${id}.zip`;
}

/** Undefined for a file that is no archive. */
export function archiveId(name: string): string | undefined {
  const id = name.slice(0, -'.zip'.length);
  return name.endsWith('.zip') && UUID.test(id) ? id : undefined;
}
