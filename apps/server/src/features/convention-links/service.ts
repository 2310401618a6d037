import {
  type ConventionLink,
  type ConventionLinkState,
  conventionPath,
} from '@lensemble/contract/convention-links';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import { daysOfConvention, type TimetableRow, timetableOf } from '@lensemble/contract/timetable';
import type { Language } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken, openToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import type { Html } from '../../lib/html.ts';
import { readConvention } from '../conventions/service.ts';
import { ownDays } from './page/own-days.ts';
import * as queries from './queries.ts';

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

/** What the page of a convention shows; undefined if it was deleted meanwhile. */
export async function openConvention(
  { orm }: Pick<Deps, 'orm'>,
  { id, teamId }: queries.Opened,
): Promise<ConventionDetail | undefined> {
  const found = await readConvention({ orm }, { teamId }, id);
  return found && withoutIdeas(found);
}

/**
 * The days of a crew member at the convention of a personal link, as a section of its page. Null for a guest, without a
 * convention, and without another shoot.
 */
export async function ownConvention(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
  language: Language,
): Promise<Html | null> {
  const known = await queries.findOfCall(orm, scope);
  const found = known && (await readConvention({ orm }, scope, known.id));
  if (!found) return null;
  const convention = withoutIdeas(found);
  const days = daysOfConvention(convention).flatMap((day) => {
    const row = timetableOf(convention, day).people.find(({ key }) => key === known.personnelId);
    return row ? [[day, row] as const] : [];
  });
  const isAlone = days.every(([, { slots }]) => slots.every(isOf(scope.shootId)));
  return isAlone ? null : ownDays(convention, days, scope.shootId, language);
}

const isOf = (shootId: string) => (slot: TimetableRow['slots'][number]) =>
  slot.shoot.id === shootId;
