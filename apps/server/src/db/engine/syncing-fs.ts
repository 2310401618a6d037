import { fsyncSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { LogSync } from './log-sync.ts';
import { syncToDisk } from './sync-to-disk.ts';

type Options = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's NODEFS that this file extends. */
interface Stream {
  nfd?: number;
  node: object;
}
type Operation = (...parameters: never[]) => unknown;
interface NodeFileSystem {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: never[]) => number;
    setattr: Operation;
  };
  node_ops: Record<'setattr' | 'rename' | 'unlink' | 'rmdir', Operation>;
}

/** The name of a segment of the write-ahead log. */
const SEGMENT = /^[0-9A-F]{24}$/;

/** PGlite's file system with the missing `fsync`. Without it, a power cut can lose committed transactions. */
export class SyncingNodeFS extends NodeFS {
  readonly log: LogSync;
  #logFolder: string;
  #syncs: BigInt64Array;
  #onFailure: (reason: string) => never;

  /** @param onFailure ends the engine: after a failed sync the state on disk is unknown */
  constructor(folder: string, syncs: BigInt64Array, onFailure: (reason: string) => never) {
    super(folder);
    this.log = new LogSync((path) => this.#try(() => syncToDisk(path)));
    this.#logFolder = join(folder, 'pg_wal/');
    this.#syncs = syncs;
    this.#onFailure = onFailure;
  }

  override async init(pg: PGlite, options: Options) {
    const result = await super.init(pg, options);
    const { preRun } = result.emscriptenOpts;
    preRun?.push((module) => this.#extend(module.FS.filesystems.NODEFS));
    return result;
  }

  #extend(nodefs: NodeFileSystem): void {
    const { stream_ops: stream, node_ops: node } = nodefs;
    const isOfLog = (path: string) =>
      path.startsWith(this.#logFolder) && SEGMENT.test(path.slice(this.#logFolder.length));
    stream.fsync = ({ nfd, node: file }) => {
      const path = nodefs.realPath(file);
      if (isOfLog(path)) this.log.add(path);
      else this.#try(() => (nfd === undefined ? syncToDisk(path) : fsyncSync(nfd)));
      return 0;
    };
    const { write } = stream;
    stream.write = (to, ...rest) => {
      if (this.log.hasUnsynced && !isOfLog(nodefs.realPath(to.node))) this.log.sync();
      return write(to, ...rest);
    };
    stream.setattr = this.#afterLog(stream.setattr);
    for (const name of ['setattr', 'rename', 'unlink', 'rmdir'] as const)
      node[name] = this.#afterLog(node[name]);
  }

  #afterLog(operation: Operation): Operation {
    return (...parameters) => {
      this.log.sync();
      return operation(...parameters);
    };
  }

  #try(sync: () => void): void {
    try {
      sync();
      Atomics.add(this.#syncs, 0, 1n);
    } catch (error) {
      this.#onFailure(`syncing to disk failed (${error})`);
    }
  }
}
