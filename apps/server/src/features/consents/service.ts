import { createHash } from 'node:crypto';
import type { ConsentForm, WithdrawalForm } from '@lensemble/contract/consent-forms';
import { agreedUses } from '@lensemble/contract/consent-state';
import type { ConsentWording, NewConsentWording } from '@lensemble/contract/consent-wording';
import { renderWording } from '@lensemble/contract/consent-wording';
import type { ConsentingPerson, ConsentsOfShoot, FormerPerson } from '@lensemble/contract/consents';
import { consentPages } from '@lensemble/messages/consent-pages';
import type { Language } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { longDay, momentWords as wordsOfMoment } from '../../lib/long-words.ts';
import { paperOf as toPaper } from './paper.ts';
import * as queries from './queries.ts';
import * as wordings from './rows/wordings.ts';

export type { KeptConsent } from './queries.ts';

/** `November 22, 2026 at 3:12 PM GMT+1` @param moment ISO 8601 */
export const momentWords = wordsOfMoment;

/** A signed consent as a document. */
export const paperOf = toPaper;

type Storage = Pick<Deps, 'orm'>;

export const findWording = wordings.findWording;

/** @throws HttpError 409 with the current wording if there is a newer one @throws QuotaError */
export async function addWording(
  { orm }: Storage,
  scope: TeamScope,
  wording: NewConsentWording,
  basedOn: number,
): Promise<ConsentWording> {
  const isAdded = await inTeam(orm, scope, (tx) =>
    wordings.insertWording(tx, scope, wording, basedOn),
  );
  const current = await wordings.findWording(orm, scope);
  if (isAdded && current) return current;
  const sentence = 'Another member has saved a newer version of the consent wording';
  throw new HttpError(409, 'version_conflict', sentence, { current: current ?? null });
}

function toPerson({ email: _, isAsked, isOpened, consent, ...person }: queries.PersonRow) {
  const state = consent ? 'signed' : stateOf(isOpened, isAsked);
  const signed = consent && {
    id: consent.id,
    version: consent.version,
    scope: consent.scope,
    signedName: consent.signedName,
    at: consent.at,
    uses: consent.uses,
    withdrawals: consent.withdrawals,
  };
  return { ...person, state, consent: signed } satisfies ConsentingPerson;
}

const toFormer = ({ id, name, uses, withdrawals }: queries.KeptConsent): FormerPerson => ({
  ...{ id, name, uses, withdrawals },
});

function stateOf(isOpened: boolean, isAsked: boolean) {
  if (isOpened) return 'opened';
  return isAsked ? 'asked' : 'notAsked';
}

/** @throws HttpError 404 */
export async function listConsents(
  { orm }: Storage,
  scope: TeamScope,
  shootId: string,
): Promise<ConsentsOfShoot> {
  const [wording, rows, former] = await Promise.all([
    wordings.findWording(orm, scope),
    queries.listPeople(orm, scope, shootId),
    queries.listFormer(orm, scope, shootId),
  ]);
  if (!rows) throw notFound();
  const people = rows.map(toPerson);
  const known = new Map(wording?.uses.map((use) => [use.id, use]));
  for (const { consent } of people)
    for (const { isAgreed: _, ...use } of consent?.uses ?? [])
      if (!known.has(use.id)) known.set(use.id, use);
  return {
    version: wording?.version ?? 0,
    uses: [...known.values()],
    people,
    former: former.map(toFormer),
  };
}

/** The ids of the participants of shoots who have signed a consent that counts; null if the team has no wording. */
export async function listSigned(
  { orm }: Storage,
  scope: TeamScope,
  shootIds: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const [wording, ids] = await Promise.all([
    wordings.findWording(orm, scope),
    queries.listSigned(orm, scope, shootIds),
  ]);
  return wording ? new Set(ids) : null;
}

/** The participants of a shoot, each with the consent that counts. */
export const listPeople = queries.listPeople;

/** What a participant reads and signs. */
export interface ShownWording {
  readonly wording: ConsentWording;
  readonly text: string;
  /** Names what the page shows, so that no one signs what they have not read. */
  readonly seen: string;
}

/** What the consent page of a personal link shows. */
export interface OwnConsent {
  readonly person: queries.PersonRow;
  readonly about: queries.AboutShoot;
  /** Null if the team has no wording. */
  readonly shown: ShownWording | null;
}

/** @returns undefined if the participant was removed meanwhile */
export async function findOwn(
  { orm }: Storage,
  scope: CallScope,
  language: Language,
): Promise<OwnConsent | undefined> {
  const [person, about, wording] = await Promise.all([
    queries.findOwn(orm, scope),
    queries.findAbout(orm, scope),
    wordings.findWording(orm, scope),
  ]);
  if (!person || !about) return undefined;
  return { person, about, shown: wording ? show(wording, person, about, language) : null };
}

function show(
  wording: ConsentWording,
  { name }: queries.PersonRow,
  { title, date }: queries.AboutShoot,
  language: Language,
): ShownWording {
  const said = date === null ? consentPages(language)('dateOpen') : longDay(date, language);
  const text = renderWording(wording.text, { shoot: title, date: said, name });
  const content = JSON.stringify([wording.version, text, wording.uses]);
  return { wording, text, seen: createHash('sha256').update(content).digest('base64url') };
}

const consentOfCall = defineLimit('consentOfCall', { points: 30, seconds: HOUR }, 'person');

type Write = Pick<Deps, 'orm' | 'limits'>;
type Hold = (tx: Deps['orm']) => Promise<boolean>;

/**
 * Stores what a participant signs, as they read it.
 * @param hold holds the link @returns `dead` if it has ended, `changed` if the page showed something else
 * @throws HttpError 429 @throws QuotaError
 */
export async function sign(
  { orm, limits }: Write,
  scope: CallScope,
  { seen, scope: covers, signedName, useIds }: ConsentForm,
  { language, hold }: { readonly language: Language; readonly hold: Hold },
): Promise<'signed' | 'changed' | 'dead'> {
  await limits.count([consentOfCall.by(scope.participantId)]);
  let outcome: 'signed' | 'changed' | 'dead' = 'dead';
  await inTeam(orm, scope, async (tx) => {
    const own = (await hold(tx)) ? await findOwn({ orm: tx }, scope, language) : undefined;
    outcome = own ? 'changed' : 'dead';
    if (!own?.shown || own.shown.seen !== seen) return undefined;
    const { person, about, shown } = own;
    await queries.insertConsent(tx, scope, {
      shootId: scope.shootId,
      participantId: scope.participantId,
      personnelId: person.personnelId,
      // A guest is on one shoot only.
      scope: person.personnelId === null ? 'shoot' : covers,
      shootTitle: about.title,
      shootDate: about.date,
      timeZone: about.timeZone,
      name: person.name,
      email: person.email?.trim().toLowerCase() || null,
      signedName,
      version: shown.wording.version,
      text: shown.text,
      uses: shown.wording.uses.map((use) => ({ ...use, isAgreed: useIds.includes(use.id) })),
    });
    outcome = 'signed';
    return true;
  });
  return outcome;
}

/** Notes what a participant withdraws of the consent that counts. @returns false if the link has ended @throws as above */
export async function withdraw(
  { orm, limits }: Write,
  scope: CallScope,
  { consentId, useIds, isAll, note }: WithdrawalForm,
  hold: Hold,
): Promise<boolean> {
  await limits.count([consentOfCall.by(scope.participantId)]);
  let isOpen = true;
  await inTeam(orm, scope, async (tx) => {
    isOpen = await hold(tx);
    const consent = isOpen ? (await queries.findOwn(tx, scope))?.consent : undefined;
    if (consent?.id !== consentId) return undefined;
    const agreed = agreedUses(consent);
    const withdrawn = agreed.filter((useId) => isAll || useIds.includes(useId));
    if (withdrawn.length === 0) return undefined;
    await queries.insertWithdrawal(tx, scope, { consentId, useIds: withdrawn, note });
    return true;
  });
  return isOpen;
}

/** A consent of the participant of a link. */
export const findConsent = queries.findConsent;

/** All consents of a shoot, for its team. */
export const { listKept, titleOf } = queries;
