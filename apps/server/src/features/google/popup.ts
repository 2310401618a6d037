import { id } from '@lensemble/contract/fields';
import { type GoogleAction, type GoogleMessage, googleActions } from '@lensemble/contract/google';
import type { Language } from '@lensemble/messages/languages';
import { z } from 'zod';
import { lookUpInTeam } from '../../access/lookup.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import { ExternalServiceError, RevokedError } from '../../ports/external-service-error.ts';
import type { OwnGoogle } from '../../ports/google/port.ts';
import { beginTrip, endTrip } from '../oauth-trips/service.ts';
import { findConnection, keepConnection } from './connection.ts';
import { saveOwnDocument } from './own-document.ts';
import { createOwnEvent } from './own-event.ts';
import * as queries from './queries.ts';
import { SCOPES, WHO } from './scopes.ts';

const NOT_ALLOWED_MESSAGE = 'Access to your Google account was not allowed';
const NO_ANSWER_MESSAGE = 'Google refused access. Please try again.';
const TOO_LATE_MESSAGE =
  'This window has expired or was already used. Please close it and start again in the shoot.';
const MISSING: Record<GoogleAction, string> = {
  docs: 'Lensemble needs permission to save documents. Please try again and check that box.',
  calendar: 'Lensemble needs permission to add events. Please try again and check that box.',
};

/** The purpose of a popup, stored until Google redirects back. */
const errand = z.object({ userId: id, teamId: id, shootId: id, action: z.enum(googleActions) });
type Errand = z.infer<typeof errand>;

/** The person and session that opened a popup. The same session must finish it. */
interface Opener {
  readonly me: SignedIn;
  readonly session: string;
  readonly language: Language;
}

/**
 * Starts the authorization of a person's Google account.
 * @returns the consent URL; undefined if this server has no Google client
 * @throws HttpError 404
 */
export async function startPopup(
  deps: Pick<Deps, 'orm' | 'env' | 'ownGoogle'>,
  { me, session }: Opener,
  action: GoogleAction,
  shootId: string,
): Promise<string | undefined> {
  const { orm, ownGoogle } = deps;
  const teamId = await queries.findTeamOf(orm, me.userId, shootId);
  if (teamId === undefined) throw notFound();
  if (!ownGoogle) return undefined;
  const connection = await findConnection(deps, me.userId);
  const what: Errand = { userId: me.userId, teamId, shootId, action };
  const trip = await beginTrip(deps, 'google-oauth', session, what);
  const scopes = [...WHO, SCOPES[action]];
  return ownGoogle.consentUrl({ ...trip, scopes, email: connection?.email });
}

type Failure = Extract<GoogleMessage, { type: 'oauth-failed' }>;

interface Answer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Handles Google's redirect: stores the authorization, then saves the document or the event.
 * @throws HttpError 422 if this session started no such popup, or too long ago
 */
export async function finishPopup(
  deps: Deps,
  { me, session, language }: Opener,
  answer: Answer,
): Promise<GoogleMessage> {
  const { ownGoogle } = deps;
  const { state } = answer;
  const trip = await endTrip(deps, 'google-oauth', { state, browser: session }, errand);
  if (trip?.userId !== me.userId || !ownGoogle) throw invalid({ state: TOO_LATE_MESSAGE });
  try {
    await connect({ ...deps, ownGoogle }, trip, answer);
    return await act(deps, session, trip, language);
  } catch (error) {
    return { type: 'oauth-failed', action: trip.action, ...refusalOf(error) };
  }
}

/** The message for people, and the code for the opener. Rethrows unexpected errors. */
function refusalOf(error: unknown): Pick<Failure, 'error' | 'code'> {
  if (error instanceof HttpError) return { error: error.message, code: error.code };
  if (error instanceof ExternalServiceError) return { error: error.message };
  if (error instanceof RevokedError) return { error: NO_ANSWER_MESSAGE };
  throw error;
}

async function connect(
  deps: Pick<Deps, 'orm' | 'env'> & { readonly ownGoogle: OwnGoogle },
  { userId, action, codeVerifier }: Errand & { readonly codeVerifier: string },
  { code, error }: Answer,
): Promise<void> {
  if (error === 'access_denied') throw new HttpError(403, 'forbidden', NOT_ALLOWED_MESSAGE);
  if (error !== undefined || code === undefined) throw new RevokedError('Google refused');
  const grant = await deps.ownGoogle.exchange(code, codeVerifier);
  const { scope = '' } = grant;
  // Google's consent screen has a checkbox for each scope, which people can leave empty.
  if (!scope.split(' ').includes(SCOPES[action])) {
    throw new HttpError(403, 'forbidden', MISSING[action]);
  }
  const email = await deps.ownGoogle.emailOf(grant.accessToken);
  await keepConnection(deps, userId, email, { ...grant, scope });
}

async function act(
  deps: Deps,
  session: string,
  { action, teamId, shootId }: Errand,
  language: Language,
): Promise<GoogleMessage> {
  const scope = await scopeIn(deps, session, teamId);
  if (action === 'docs') {
    const docUrl = await saveOwnDocument(deps, scope, shootId, language);
    return { type: 'oauth-success', action, docUrl };
  }
  const eventUrl = await createOwnEvent(deps, scope, shootId);
  return { type: 'oauth-success', action, eventUrl };
}

/** The person may have left the team while the window was open. */
async function scopeIn(
  { pool }: Pick<Deps, 'pool'>,
  session: string,
  teamId: string,
): Promise<TeamScope> {
  const scope = (await lookUpInTeam(pool, session, teamId))?.scope;
  if (!scope) throw notFound();
  return scope;
}
