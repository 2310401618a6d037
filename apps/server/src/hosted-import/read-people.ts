import type { Orm } from '../db/orm.ts';
import { type Making, makingOf, type WantedPicture } from './map/making.ts';
import {
  type MappedPerson,
  type MappedProfile,
  mapProfile,
  mapUser,
  unknownUser,
} from './map/people.ts';
import { idOf } from './map/values.ts';
import { type Change, leaveOut, type Report } from './report.ts';
import type { Source } from './source.ts';
import type { WantedAvatar } from './write/avatars.ts';
import { findImported, onTrial } from './write/imported.ts';
import { type Outcome, writePeople } from './write/people.ts';

const PEOPLE_AT_ONCE = 100;

/** What reading people and teams has in common. */
export interface Reading {
  readonly orm: Orm;
  readonly source: Source;
  readonly report: Report;
  readonly making: Pick<Making, 'now' | 'zone'>;
  readonly hasPicture: ((address: string) => boolean) | undefined;
}

interface Given extends Reading {
  /** Whether the hosted system confirmed addresses by mail. */
  readonly isTrusted: boolean;
  readonly isDry: boolean;
}

interface ActiveTeam {
  readonly userId: string;
  readonly teamId: string;
  /** Whether this run imports the person. */
  readonly isNew: boolean;
}

export interface People {
  /** The accounts here, by the ids there. */
  readonly accounts: ReadonlyMap<string, string>;
  /** The teams that people had open, by the account here. */
  readonly activeTeams: ReadonlyMap<string, ActiveTeam>;
  readonly avatars: readonly WantedAvatar[];
  readonly count: { imported: number; before: number };
}

interface Read {
  readonly person: MappedPerson;
  readonly changes: readonly Change[];
}

interface ReadProfile {
  readonly profile: MappedProfile;
  readonly changes: Change[];
}

async function readProfiles({ source, report }: Given, making: Making) {
  const profiles = new Map<string, ReadProfile>();
  for await (const row of source.all('user_profiles')) {
    const changes: Change[] = [];
    const profile = mapProfile(making, (change) => void changes.push(change), row);
    if (profile) profiles.set(profile.userId, { profile, changes });
    else report.add(changes);
  }
  return profiles;
}

/** All people, with what changes about them. Profiles of people who do not exist are left out. */
async function* readPeople(given: Given, making: Making): AsyncGenerator<Read> {
  const { source, report, isTrusted } = given;
  const profiles = await readProfiles(given, making);
  if (!source.hasUsers) return yield* withoutUsers(given, making, profiles);
  for await (const row of source.all('users')) {
    const known = profiles.get(idOf(row.id) ?? '');
    profiles.delete(idOf(row.id) ?? '');
    const changes = known?.changes ?? [];
    const tell = (change: Change) => void changes.push(change);
    const person = mapUser(making, tell, isTrusted, row, known?.profile);
    if (person) yield { person, changes };
    else report.add(changes);
  }
  for (const userId of profiles.keys())
    leaveOut({ table: 'user_profiles', id: userId, tell: report.tell }, 'It has no user');
}

async function* withoutUsers(
  { source }: Given,
  making: Making,
  profiles: ReadonlyMap<string, ReadProfile>,
): AsyncGenerator<Read> {
  const ids = new Set(profiles.keys());
  for await (const { user_id } of source.all('team_members')) {
    const id = idOf(user_id);
    if (id !== undefined) ids.add(id);
  }
  for (const id of ids) {
    const known = profiles.get(id);
    const changes = known?.changes ?? [];
    const tell = (change: Change) => void changes.push(change);
    yield { person: unknownUser(making, tell, id, known?.profile), changes };
  }
}

/** Imports the accounts, some in each transaction. */
export async function importPeople(given: Given): Promise<People> {
  const making = makingOf(given.making, given.hasPicture);
  const accounts = new Map<string, string>();
  const activeTeams = new Map<string, ActiveTeam>();
  const avatars: WantedAvatar[] = [];
  const count = { imported: 0, before: 0 };
  const settle = ({ person, changes }: Read, outcome: Outcome, isKnown: boolean) => {
    const { report } = given;
    const { id } = person;
    if ('why' in outcome) {
      report.add(changes);
      return leaveOut({ table: 'users', id, tell: report.tell }, outcome.why);
    }
    if (!isKnown) report.add(changes);
    count[isKnown ? 'before' : 'imported'] += 1;
    const { accountId } = outcome;
    accounts.set(id, accountId);
    const { activeTeamId: teamId } = person;
    if (teamId) activeTeams.set(accountId, { userId: id, teamId, isNew: !isKnown });
    const picture: WantedPicture | undefined = making.pictures.get(person.avatarUrl ?? '');
    if (picture) avatars.push({ id, accountId, picture });
  };
  let batch: Read[] = [];
  const flush = async () => {
    await writeBatch(given, batch, settle);
    batch = [];
  };
  for await (const read of readPeople(given, making)) {
    batch.push(read);
    if (batch.length === PEOPLE_AT_ONCE) await flush();
  }
  await flush();
  return { accounts, activeTeams, avatars, count };
}

/** The report is written before the commit, so that no change is missing in it. */
async function writeBatch(
  { orm, report, isDry }: Given,
  batch: readonly Read[],
  settle: (read: Read, outcome: Outcome, isKnown: boolean) => void,
): Promise<void> {
  const people = batch.map(({ person }) => person);
  const ids = people.map(({ id }) => id);
  const write = async (tx: Orm) => {
    const known = await findImported(tx, 'user', ids);
    const outcomes = await writePeople(tx, people);
    for (const read of batch) {
      const { id } = read.person;
      const outcome = outcomes.get(id);
      if (outcome) settle(read, outcome, known.has(id));
    }
    report.write();
  };
  await (isDry ? onTrial(orm, write) : orm.transaction(write));
}
