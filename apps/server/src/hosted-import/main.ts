import '../start/quick-start.ts';
import { timeZone } from '@lensemble/contract/fields';
import { pathOf, readArguments, runCommand } from '../backups/command.ts';
import { callOf } from '../start/call-of.ts';
import { expectInstallation } from '../start/data-folder.ts';
import { readEnv } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import type { Summary } from './run.ts';

const USAGE = callOf(
  'import:hosted',
  '--database postgres://… [--pictures https://…] [--time-zone Europe/Berlin] [--confirmed] [--dry-run] [--report FILE] [--skip-unavailable]',
);

const options = {
  database: { type: 'string' },
  pictures: { type: 'string' },
  'time-zone': { type: 'string' },
  confirmed: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'skip-unavailable': { type: 'boolean', default: false },
  report: { type: 'string' },
} as const;

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    '--pictures must be the http or https address of the hosted system, without a path, such as https://abc.supabase.co.',
  );
}

function zoneOf(name: string | undefined): string | undefined {
  const zone = timeZone.optional().safeParse(name);
  if (zone.success) return zone.data;
  throw new SettingError('--time-zone must be a name such as Europe/Berlin.');
}

const NO_PROJECT =
  'SUPABASE_URL is not set: set it and SUPABASE_ANON_KEY for the server, or these people cannot sign in.';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const both = (accounts: number, teams: number) =>
  `${counted(accounts, 'account')} and ${counted(teams, 'team')}`;

function told({ people, teams, changes }: Summary, report: string, isDry: boolean): string {
  const lines = [
    `${isDry ? 'Nothing was changed. A run would import' : 'Imported:'} ${both(people.imported, teams.imported)}.`,
    `Imported before: ${both(people.before, teams.before)}.`,
  ];
  if (teams.out > 0) lines.push(`Teams that are not imported: ${teams.out}. The report says why.`);
  lines.push(`Rows and values that differ or are left out: ${changes}. See ${report}.`);
  return lines.join('\n');
}

/** `npm run import:hosted`: imports accounts, teams and pictures from the hosted system, on either engine. */
async function run(): Promise<string> {
  const { values } = readArguments(USAGE, options, 0);
  const { database, 'dry-run': isDry, 'skip-unavailable': skips } = values;
  if (!/^postgres(ql)?:\/\/./.test(database ?? '')) throw new SettingError(`Usage: ${USAGE}`);
  const zone = zoneOf(values['time-zone']);
  const env = readEnv(undefined, { open: expectInstallation });
  const origin = originOf(values.pictures) ?? env.hosted?.url;
  const name = isDry ? 'import-hosted-dry-run.jsonl' : 'import-hosted.jsonl';
  const report = pathOf(values.report ?? name);
  const [{ runOn }, { runImport }, { bucketAt }] = await Promise.all([
    import('../admin/run-on.ts'),
    import('./run.ts'),
    import('./write/pictures.ts'),
  ]);
  return runOn(env, async (deps) => {
    const bucket = origin === undefined ? undefined : bucketAt(origin, skips);
    const given = { bucket, zone, isTrusted: values.confirmed, isDry, report };
    const summary = await runImport(deps, { ...given, database: String(database) });
    return [told(summary, report, isDry), ...(env.hosted ? [] : [NO_PROJECT])].join('\n');
  });
}

await runCommand(run);
