import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/** Limits V8's optimizing of WebAssembly to the function with this number; -1: no limit. */
const optimizeOnly = (index: number) => setFlagsFromString(`--wasm-tier-up-filter=${index}`);

/** PGlite, except that V8 never optimizes its SQL parser, one function of 100 KB. That takes 600 MB and most of a second. */
export class Postgres extends PGlite {
  /** Runs the first statement. PGlite would read types for its own client, which we do not use. */
  override async _initArrayTypes(): Promise<void> {
    // V8 compiles a function when it first runs. Only if it may optimize the function, the code counts how often it runs.
    // The empty statement runs the parser, and little else for the first time.
    optimizeOnly(0);
    try {
      await this.exec('');
    } finally {
      optimizeOnly(-1);
    }
  }
}
