import {
  type ConventionLink,
  type ConventionLinkState,
  conventionPath,
} from '@lensemble/contract/convention-links';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import { outwardName } from '@lensemble/contract/outward-name';
import { personKey } from '@lensemble/contract/timetable';
import type { Language } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken, openToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import type { Html } from '../../lib/html.ts';
import { roleWords } from '../../lib/role-words.ts';
import { readConvention } from '../conventions/service.ts';
import { type WrittenDay, writtenDays } from './mail-days.ts';
import { type OwnConvention, type OwnPage, ownDays } from './page/own-days.ts';
import * as queries from './queries.ts';

export type { WrittenDay } from './mail-days.ts';
export type { OwnConvention } from './page/own-days.ts';

type LinkDeps = Pick<Deps, 'orm' | 'env'>;

/** @throws HttpError 404 */
export async function findLink(
  { orm, env }: LinkDeps,
  scope: TeamScope,
  id: string,
): Promise<ConventionLink> {
  const token = await queries.findToken(orm, scope, id);
  if (token === undefined) throw notFound();
  if (token === null) return { url: null };
  return {
    url: env.publicUrl + conventionPath(sealToken(token, env.authSecret, 'convention')),
  };
}

/** @throws HttpError 404 */
export async function changeLink(
  deps: LinkDeps,
  scope: TeamScope,
  id: string,
  state: ConventionLinkState,
): Promise<ConventionLink> {
  if (state === 'off') await queries.turnOff(deps.orm, scope, id);
  else if (state === 'new') await queries.replace(deps.orm, scope, id, newLinkToken());
  else await queries.turnOn(deps.orm, scope, id, newLinkToken());
  return findLink(deps, scope, id);
}

/** What a secret in an address opens; undefined for a made-up one and for a link that is off or was replaced. */
export async function openLink(
  { orm, env }: LinkDeps,
  secret: string,
): Promise<queries.Opened | undefined> {
  const token = openToken(secret, env.authSecret, 'convention');
  return token === undefined ? undefined : queries.findOpened(orm, token);
}

/** Ideas are not planned yet: people outside of the team do not see them. */
const withoutIdeas = (convention: ConventionDetail): ConventionDetail => ({
  ...convention,
  shoots: convention.shoots.filter(({ status, date }) => status !== 'idea' && date !== null),
});

/** What a shoot needs besides the shots is for its crew. */
const withoutBlocks = (convention: ConventionDetail): ConventionDetail => ({
  ...convention,
  shoots: convention.shoots.map((shoot) => ({
    ...shoot,
    blocks: [],
    people: shoot.people.map((person) => ({ ...person, isForBlocks: false })),
  })),
});

/**
 * Those who asked not to be named are called by their roles. Two guests of one role stay two people, and a guest who asked at one
 * shoot is not in one row with their name at another.
 */
const withoutNames = (convention: ConventionDetail, language: Language): ConventionDetail => ({
  ...convention,
  shoots: convention.shoots.map((shoot) => ({
    ...shoot,
    people: shoot.people.map((person) => ({
      ...person,
      personnelId: person.personnelId ?? `${personKey(person)}${person.notNamed ? ' unnamed' : ''}`,
      name: outwardName(person, [], (role) => roleWords(role, language)),
    })),
  })),
});

/** What the page of a convention shows; undefined if it was deleted meanwhile. */
export async function openConvention(
  { orm }: Pick<Deps, 'orm'>,
  { id, teamId }: queries.Opened,
  language: Language,
): Promise<ConventionDetail | undefined> {
  const found = await readConvention({ orm }, { teamId }, id);
  return found && withoutNames(withoutBlocks(withoutIdeas(found)), language);
}

/**
 * The convention of a personal link with the shoots of its crew member. Null for a guest, without a convention, and without
 * another shoot.
 */
export async function ownConvention(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
): Promise<OwnConvention | null> {
  const known = await queries.findOfCall(orm, scope);
  const own = known && (await conventionOf({ orm }, scope, known.id, known.personnelId));
  if (!own || own.convention.shoots.every(({ id }) => id === scope.shootId)) return null;
  return own;
}

/** A convention with the planned shoots of a crew member; undefined if there is none. */
export async function conventionOf(
  { orm }: Pick<Deps, 'orm'>,
  team: Pick<TeamScope, 'teamId'>,
  id: string,
  personnelId: string,
): Promise<OwnConvention | undefined> {
  const found = await readConvention({ orm }, team, id);
  if (!found) return undefined;
  const convention = withoutIdeas(found);
  const shoots = convention.shoots.filter(({ people }) =>
    people.some((person) => person.personnelId === personnelId),
  );
  return { convention: { ...convention, shoots }, personnelId };
}

/** The days of a person as a section of their page. */
export const ownDaysOf = (own: OwnConvention, page: OwnPage, language: Language): Html =>
  ownDays(own, page, language);

/** The days of a person for an email. */
export const writtenDaysOf = (own: OwnConvention, language: Language): WrittenDay[] =>
  writtenDays(own, language);
