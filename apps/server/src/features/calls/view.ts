import type { Away } from '@lensemble/contract/away';
import type { CallPlan } from '@lensemble/contract/call-plan';
import { callStateOf } from '@lensemble/contract/call-state';
import { callPath } from '@lensemble/contract/calls';
import type { PackedKind, PackedPart } from '@lensemble/contract/packing';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import { wallClock } from '@lensemble/contract/zoned-time';
import type { Language } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { ownAway } from '../away/service.ts';
import { dayContactOf } from '../call-sheets/service.ts';
import { type OwnComments, ownComments } from '../comments/service.ts';
import { findOwn } from '../consents/service.ts';
import { type OwnConvention, ownConvention } from '../convention-links/service.ts';
import { ownPacking } from '../days/service.ts';
import { ownGallery } from '../galleries/service.ts';
import { type CalledShoot, called as calledPage } from '../public-shoots/service.ts';
import { type AskedDates, askedDates } from './asked-dates.ts';
import { firstNameOf } from './content.ts';
import { findCalled } from './queries.ts';
import type { CalledRow } from './rows/participant-row.ts';

/** Days that were refused, as they were typed. `error` is an English sentence. */
export interface TriedAway {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly error: string;
}

/** A note that was refused, as above. */
export interface TriedNote {
  readonly text: string;
  readonly error: string;
}

/** A comment that was refused: a new one, a reply, or with an `id` a changed one. */
export interface TriedComment extends TriedNote {
  readonly id: string | null;
  readonly parentId: string | null;
}

/** A note on something that the reader brings, or on a part of a kit. */
export interface TriedPackingNote extends TriedNote {
  readonly kind: PackedKind;
  readonly id: string;
  readonly part: PackedPart | null;
}

/** What a form of the page had that was refused. */
export interface Tried {
  /** An answer, because there is no date. */
  readonly answer?: 'noDate';
  readonly away?: TriedAway;
  readonly note?: TriedNote;
  /** A note to the dates. */
  readonly dateNote?: TriedNote;
  readonly comment?: TriedComment;
  readonly packingNote?: TriedPackingNote;
}

/** What the personal page shows. */
export interface CalledView {
  /** Of the page, with its secret. */
  readonly path: string;
  readonly calendarFile: string;
  readonly participantId: string;
  readonly called: CalledRow;
  readonly firstName: string;
  readonly plan: CallPlan;
  readonly standing: ReturnType<typeof callStateOf>;
  readonly shoot: CalledShoot;
  /** The shoot took place. */
  readonly isOver: boolean;
  /** The day-of contact, unless it is the reader. `phone` is null unless the team shows it. */
  readonly contact: Awaited<ReturnType<typeof dayContactOf>>;
  /** The dates that the crew votes on; undefined unless the shoot is an idea that asks for a date. */
  readonly asked: AskedDates | undefined;
  /** When the reader is away from today on; undefined for a guest, who is on no list. */
  readonly own?: { readonly days: readonly Away[]; readonly tried: TriedAway | undefined };
  readonly triedNote: TriedNote | undefined;
  readonly triedDateNote: TriedNote | undefined;
  /** Undefined if the team keeps them to itself. */
  readonly comments: OwnComments | undefined;
  readonly triedComment: TriedComment | undefined;
  /** An answer was just refused, because the plan that it was to has no date. */
  readonly isAnswerRefused: boolean;
  /** What the reader brings. */
  readonly packing: readonly PackingEntry[];
  /** What others bring, or no one yet. */
  readonly packedByOthers: readonly PackingEntry[];
  /** What each person brings for themselves. */
  readonly packedByEverybody: readonly PackingEntry[];
  readonly triedPackingNote: TriedPackingNote | undefined;
  /** The convention of the shoot with all shoots of the reader. */
  readonly convention: OwnConvention | null;
  /** Where the pictures are, once the shoot is completed. */
  readonly gallery: Awaited<ReturnType<typeof ownGallery>>;
  /** Whether the reader has signed, or is asked to; `none` if the team has no wording. */
  readonly consent: 'signed' | 'open' | 'none';
  readonly now: Date;
}

interface Visit extends Tried {
  readonly language: Language;
  readonly now: Date;
}

/** @returns undefined if the participant was removed meanwhile */
export async function calledView(
  deps: Deps,
  scope: CallScope,
  token: string,
  visit: Visit,
): Promise<CalledView | undefined> {
  const { language, now, answer: refused, away: tried, note: triedNote } = visit;
  const { dateNote, comment, packingNote } = visit;
  const path = callPath(token);
  const { shootId, participantId } = scope;
  const opened = { shootId, revision: 0, path, eventId: shootId };
  const [called, shoot, contact, away, packing, convention, pictures, consent, comments] =
    await Promise.all([
      findCalled(deps.orm, scope),
      calledPage.shoot(deps, scope, opened, language),
      dayContactOf(deps.orm, scope, shootId, language),
      ownAway.list(deps.orm, scope),
      ownPacking.list(deps, scope),
      ownConvention(deps, scope),
      ownGallery(deps.orm, scope),
      findOwn(deps, scope, language),
      ownComments.list(deps, scope),
    ]);
  if (!called || !shoot) return undefined;
  const { plan, answer, name } = called;
  const { row } = shoot;
  const { date: today } = wallClock(now, plan.timeZone);
  return {
    path,
    calendarFile: `${path}/${calledPage.files.calendar}`,
    participantId,
    called,
    firstName: firstNameOf(name),
    plan,
    standing: callStateOf({ sentAt: null, openedAt: null, answer }, plan),
    shoot,
    isOver: isShootOver({ ...row, date: plan.date }, now),
    asked: await askedDates(deps, scope, shoot, { language, now }),
    contact: contact?.id === participantId ? undefined : contact,
    ...(away && { own: { days: away.filter(({ lastDay }) => lastDay >= today), tried } }),
    triedNote,
    triedDateNote: dateNote,
    comments,
    triedComment: comment,
    isAnswerRefused: refused === 'noDate',
    packing: packing.own,
    packedByOthers: packing.others,
    packedByEverybody: packing.everybodys,
    triedPackingNote: packingNote,
    convention,
    gallery: pictures,
    consent: consentState(consent),
    now,
  };
}

function consentState(own: Awaited<ReturnType<typeof findOwn>>): CalledView['consent'] {
  if (own?.person.consent) return 'signed';
  return own?.shown ? 'open' : 'none';
}
