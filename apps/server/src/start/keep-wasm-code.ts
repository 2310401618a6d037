import { setFlagsFromString } from 'node:v8';

// Node 24 sometimes crashes when it frees WebAssembly code that it has replaced by faster code (nodejs/node#66366). Keeping
// the code takes some 4 MB. Remove this once Node has the fix.
setFlagsFromString('--no-wasm-code-gc');
