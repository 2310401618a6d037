import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ArchiveError } from '../archives/zip-reader.ts';
import { readCallFolder } from '../start/env.ts';
import { tellFailure } from '../start/failure.ts';
import { SettingError } from '../start/setting-error.ts';

/** A path as the user means it. */
export const pathOf = (file: string) => resolve(readCallFolder(), file);

/** @throws SettingError with the usage if the arguments are others */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  positionals: number,
) {
  try {
    const read = parseArgs({ options, allowPositionals: positionals > 0 });
    if (read.positionals.length === positionals) return read;
  } catch {
    // The usage says what is right.
  }
  throw new SettingError(`Usage: ${usage}`);
}

/** Runs a command, prints its result, or one sentence about what is wrong. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // Folders with drafts go on the way out, also after Ctrl+C.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const told = error instanceof ArchiveError ? error.message : tellFailure(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
}
