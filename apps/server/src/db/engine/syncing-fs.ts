import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncToDisk } from './sync-to-disk.ts';

type Options = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's NODEFS that this file extends. */
interface Stream {
  nfd?: number;
  node: object;
}
interface NodeFileSystem {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: Stream) => number };
}

/** PGlite's file system with the missing `fsync`. Without it, a power cut can lose committed transactions. */
export class SyncingNodeFS extends NodeFS {
  #syncs: BigInt64Array;
  #onFailure: (reason: string) => never;

  /** @param onFailure ends the engine: after a failed sync the state on disk is unknown */
  constructor(folder: string, syncs: BigInt64Array, onFailure: (reason: string) => never) {
    super(folder);
    this.#syncs = syncs;
    this.#onFailure = onFailure;
  }

  override async init(pg: PGlite, options: Options) {
    const result = await super.init(pg, options);
    const { preRun } = result.emscriptenOpts;
    preRun?.push((module) => {
      const nodefs: NodeFileSystem = module.FS.filesystems.NODEFS;
      nodefs.stream_ops.fsync = (stream) => this.#sync(nodefs, stream);
    });
    return result;
  }

  #sync(nodefs: NodeFileSystem, stream: Stream): number {
    try {
      if (stream.nfd === undefined) syncToDisk(nodefs.realPath(stream.node));
      else fsyncSync(stream.nfd);
      Atomics.add(this.#syncs, 0, 1n);
      return 0;
    } catch (error) {
      return this.#onFailure(`syncing to disk failed (${error})`);
    }
  }
}
