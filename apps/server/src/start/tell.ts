/** Tells the operator something before there is a log, or when it has ended. */
export const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
