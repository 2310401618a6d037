/** `npm run bench -- --short` measures the figures that change most often in under two minutes, less exactly. */
export const isShort = process.argv.includes('--short');
