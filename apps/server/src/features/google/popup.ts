import type { GoogleAction, GoogleMessage } from '@lensemble/contract/google';
import { lookUpInTeam } from '../../access/lookup.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http-error.ts';
import { AwayError, RevokedError } from '../../ports/away-error.ts';
import type { OwnGoogle } from '../../ports/google/port.ts';
import { findConnection, keepConnection } from './connection.ts';
import type { Errand } from './errand.ts';
import { beginErrand, endErrand } from './errand.ts';
import { saveOwnDocument } from './own-document.ts';
import { createOwnEvent } from './own-event.ts';
import * as queries from './queries.ts';
import { SCOPES, WHO } from './scopes.ts';

const NOT_ALLOWED_MESSAGE = 'You did not allow Lensemble to use your Google account';
const NO_ANSWER_MESSAGE = 'Google did not let Lensemble in. Please try again';
const TOO_LATE_MESSAGE =
  'This window was open for too long, or has been used. Please close it and start again in the shoot';
const MISSING: Record<GoogleAction, string> = {
  docs: 'Google was not told that Lensemble may save documents. Please try again and tick that box',
  calendar: 'Google was not told that Lensemble may add events. Please try again and tick that box',
};

/** Who opened a popup, by which session. */
interface Opener {
  readonly me: SignedIn;
  readonly session: string;
}

/**
 * Begins to ask for the right to use somebody's own Google.
 * @returns where to go on; undefined where Google does not know this server
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
  const errand = { userId: me.userId, teamId, shootId, action };
  const taken = await beginErrand(deps, session, errand);
  const scopes = [...WHO, SCOPES[action]];
  return ownGoogle.consentUrl({ ...taken, scopes, email: connection?.email });
}

/** What Google sends a browser back with. */
interface Answer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Takes what came back from Google, keeps the right to use it, and does what the popup was opened for.
 * @throws HttpError 422 where nothing of the kind was begun here, by this session, lately
 */
export async function finishPopup(
  deps: Deps,
  { me, session }: Opener,
  answer: Answer,
): Promise<GoogleMessage> {
  const { ownGoogle } = deps;
  const errand = await endErrand(deps, session, me.userId, answer.state);
  if (!errand || !ownGoogle) throw invalid({ state: TOO_LATE_MESSAGE });
  try {
    await connect({ ...deps, ownGoogle }, errand, answer);
    return await act(deps, session, errand);
  } catch (error) {
    return { type: 'oauth-failed', action: errand.action, error: sentenceOf(error) };
  }
}

/** What people are told; what is nobody's business goes where all failures go. */
function sentenceOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof AwayError) return error.message;
  if (error instanceof RevokedError) return NO_ANSWER_MESSAGE;
  throw error;
}

async function connect(
  deps: Pick<Deps, 'orm' | 'env'> & { readonly ownGoogle: OwnGoogle },
  { userId, action, verifier }: Errand,
  { code, error }: Answer,
): Promise<void> {
  if (error === 'access_denied') throw new HttpError(403, 'forbidden', NOT_ALLOWED_MESSAGE);
  if (error !== undefined || code === undefined) throw new RevokedError('Google said no');
  const grant = await deps.ownGoogle.exchange(code, verifier);
  const { scope = '' } = grant;
  // Each right has a box of its own there, and a box can be left empty.
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
): Promise<GoogleMessage> {
  const scope = await scopeIn(deps, session, teamId);
  if (action === 'docs') {
    const docUrl = await saveOwnDocument(deps, scope, shootId);
    return { type: 'oauth-success', action, docUrl };
  }
  const eventUrl = await createOwnEvent(deps, scope, shootId);
  return { type: 'oauth-success', action, eventUrl };
}

/** The team may have gone without one while the window was open. */
async function scopeIn(
  { pool }: Pick<Deps, 'pool'>,
  session: string,
  teamId: string,
): Promise<TeamScope> {
  const scope = (await lookUpInTeam(pool, session, teamId))?.scope;
  if (!scope) throw notFound();
  return scope;
}
