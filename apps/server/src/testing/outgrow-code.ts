// Runs WebAssembly functions until V8 replaces them with optimized code, so that there is code to free. V8 traces what
// it frees.
import { setFlagsFromString } from 'node:v8';

declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: Record<string, (x: number) => number> };
};

// Set here because Node reads TypeScript with WebAssembly too. The tiering budget cannot change this late, so it comes
// from the command line.
setFlagsFromString('--trace-wasm-code-gc');
setFlagsFromString('--wasm-sync-tier-up');

const FUNCTIONS = 60;
const STEPS = 1000;
const ROUNDS = 50;

function number(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
}

const list = (items: number[][]) => [...number(items.length), ...items.flat()];
const sized = (bytes: number[]) => [...number(bytes.length), ...bytes];
const section = (id: number, bytes: number[]) => [id, ...sized(bytes)];
const each = (make: (index: number) => number[]) =>
  Array.from({ length: FUNCTIONS }, (_, i) => make(i));

/** `(x) => x ^ x ^ …` on 32-bit integers. */
const body = [0, 0x20, 0, ...Array.from({ length: STEPS }, () => [0x20, 0, 0x73]).flat(), 0x0b];
const code = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, list([[0x60, 1, 0x7f, 1, 0x7f]])),
  ...section(3, list(each(() => [0]))),
  ...section(7, list(each((index) => [...sized([0x30 + index]), 0, ...number(index)]))),
  ...section(10, list(each(() => sized(body)))),
];
const module = new WebAssembly.Module(new Uint8Array(code));
const functions = Object.values(new WebAssembly.Instance(module).exports);

for (let round = 0; round < ROUNDS; round++) {
  for (const run of functions) run(round);
}
