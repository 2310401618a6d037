/**
 * What an operator types to run a command: through npm, or through the program of an archive, which names itself.
 * @param script its name in package.json
 */
export function callOf(script: string, ...args: readonly string[]): string {
  const program = process.env.LENSEMBLE_PROGRAM;
  if (program) return [program, script, ...args].join(' ');
  const call = script === 'start' ? 'npm start' : `npm run ${script}`;
  return args.length === 0 ? call : `${call} -- ${args.join(' ')}`;
}
