import { id as idSchema } from '@lensemble/contract/fields';
import type { Deps } from '../deps.ts';
import * as operators from '../features/operators/service.ts';
import { callOf } from '../start/call-of.ts';

/** A command that was called in a wrong way. The message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

interface Command {
  readonly parameters: readonly string[];
  /** How many of the parameters must be given. */
  readonly needed: number;
  readonly help: string;
  /** Deletes what no one can restore, so that it needs `--yes`. */
  readonly isFinal?: true;
  run(deps: Deps, ...values: string[]): Promise<string>;
}

const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? 'never';
const lines = (rows: readonly string[], none: string) => (rows.length ? rows.join('\n') : none);

function idOf(text: string): string {
  const { data } = idSchema.safeParse(text);
  if (data === undefined)
    throw new UsageError(`"${text}" is not an id: see the first column of the list.`);
  return data;
}

const commands = {
  users: {
    parameters: ['TEXT'],
    needed: 0,
    help: 'lists the 100 newest accounts, or those whose address or name contains TEXT',
    async run(deps, text) {
      const found = await operators.listUsers(deps, text);
      const row = (user: operators.KnownUser) =>
        `${user.email}  ${user.isConfirmed ? 'confirmed' : 'unconfirmed'}  since ${day(user.createdAt)}  seen ${day(user.seenAt)}  teams ${user.teams}`;
      return lines(
        found.map(row),
        text ? 'There is no such account.' : 'There are no accounts yet.',
      );
    },
  },
  teams: {
    parameters: ['TEXT'],
    needed: 0,
    help: 'lists the 100 newest teams, or those whose name or owner address contains TEXT',
    async run(deps, text) {
      const found = await operators.listTeams(deps, text);
      const row = (team: operators.KnownTeam) =>
        `${team.id}  ${team.name}  since ${day(team.createdAt)}  members ${team.members}  owner ${team.owners.join(', ') || 'none'}`;
      return lines(found.map(row), text ? 'There is no such team.' : 'There are no teams yet.');
    },
  },
  confirm: {
    parameters: ['EMAIL'],
    needed: 1,
    help: 'confirms the address of an account',
    async run(deps, email = '') {
      await operators.confirmEmail(deps, email);
      return `The address ${email} is confirmed.`;
    },
  },
  'password-link': {
    parameters: ['EMAIL'],
    needed: 1,
    help: 'prints a link that sets the password of an account, valid for an hour',
    run: (deps, email = '') => operators.makePasswordLink(deps, email),
  },
  'two-step-off': {
    parameters: ['EMAIL'],
    needed: 1,
    help: 'turns off the two-step sign-in of an account',
    async run(deps, email = '') {
      await operators.turnOffTwoStep(deps, email);
      return `${email} signs in without a code now.`;
    },
  },
  'sign-out': {
    parameters: ['EMAIL'],
    needed: 1,
    help: 'ends all sessions of an account',
    async run(deps, email = '') {
      await operators.signOut(deps, email);
      return `${email} is signed out everywhere.`;
    },
  },
  'give-team': {
    parameters: ['TEAM', 'EMAIL'],
    needed: 2,
    help: 'makes a member the owner of a team; other owners become admins',
    async run(deps, team = '', email = '') {
      await operators.giveTeam(deps, idOf(team), email);
      return `${email} is now the owner.`;
    },
  },
  'delete-user': {
    parameters: ['EMAIL'],
    needed: 1,
    help: 'deletes an account, and the teams that have no other member',
    isFinal: true,
    async run(deps, email = '') {
      await operators.deleteUser(deps, email);
      return `The account ${email} is deleted.`;
    },
  },
  'delete-team': {
    parameters: ['TEAM'],
    needed: 1,
    help: 'deletes a team with all its shoots, catalogs and pictures',
    isFinal: true,
    async run(deps, team = '') {
      const { name } = await operators.findTeam(deps, idOf(team));
      await operators.deleteTeam(deps, team);
      return `The team “${name}” is deleted.`;
    },
  },
  jobs: {
    parameters: [],
    needed: 0,
    help: 'lists background work that has failed',
    async run({ jobs }) {
      const failed = await jobs.listFailed();
      const row = (job: (typeof failed)[number]) =>
        `${job.id}  ${job.queue}  since ${day(job.createdAt)}  attempts ${job.attempts}  ${job.state === 'failed' ? 'given up' : `next ${job.nextAt.toISOString()}`}`;
      return lines(failed.map(row), 'No jobs have failed.');
    },
  },
  retry: {
    parameters: ['JOB'],
    needed: 1,
    help: 'lets a failed job run again within a minute; JOB can be "all"',
    async run({ jobs }, job = '') {
      const count = await jobs.retryFailed(job === 'all' ? undefined : idOf(job));
      if (count === 0 && job !== 'all')
        throw new UsageError(
          `No failed job has the id ${job}: see "${callOf('admin', 'jobs')}". It may have run again.`,
        );
      return count === 1 ? '1 job runs again.' : `${count} jobs run again.`;
    },
  },
} as const satisfies Record<string, Command>;

function usage(): string {
  const calls = Object.entries<Command>(commands).map(([name, { parameters, needed, help }]) => {
    const shown = parameters.map((each, index) => (index < needed ? each : `[${each}]`));
    return `  ${[name, ...shown].join(' ').padEnd(24)}${help}`;
  });
  return `${callOf('admin', 'COMMAND')}\n\n${calls.join('\n')}`;
}

/**
 * Finds the command that the words name, and checks them before a database is opened.
 * @throws UsageError
 */
export function commandOf(words: readonly string[]): (deps: Deps) => Promise<string> {
  const isSure = words.includes('--yes');
  const [name = '', ...values] = words.filter((word) => word !== '--yes');
  const command: Command | undefined = Object.entries<Command>(commands).find(
    ([each]) => each === name,
  )?.[1];
  if (!command) throw new UsageError(usage());
  if (values.length < command.needed || values.length > command.parameters.length)
    throw new UsageError(`${callOf('admin', name, ...command.parameters)}: ${command.help}.`);
  if (command.isFinal && !isSure)
    throw new UsageError(
      `This ${command.help}. It cannot be undone. To do it: ${callOf('admin', ...words, '--yes')}`,
    );
  return (deps) => command.run(deps, ...values);
}
