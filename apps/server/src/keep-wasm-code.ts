import { setFlagsFromString } from 'node:v8';

// Where Node 24 frees code of WebAssembly that it has replaced by faster code, it sometimes ends the whole process
// (nodejs/node#66366): it keeps it instead, which takes some 4 MB. (To go when Node is one that has that mended.)
setFlagsFromString('--no-wasm-code-gc');
