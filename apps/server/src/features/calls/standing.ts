import { planChanges } from '@lensemble/contract/call-plan';
import { type CallState, callStateOf, isAnswered } from '@lensemble/contract/call-state';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { isAddress } from '../../ports/mail/port.ts';
import type { ListedRow } from './rows/participant-row.ts';

/** What the team knows of a participant. `reader` is an account. */
export function callOf(row: ListedRow, reader?: string): ParticipantCall {
  const { participantId, plan } = row;
  const sentAt = row.sentAt && momentOf(row.sentAt);
  const openedAt = row.openedAt && momentOf(row.openedAt);
  const given = row.answer && { ...row.answer, at: momentOf(row.answer.at) };
  const { state, at, changes } = callStateOf({ sentAt, openedAt, answer: given }, plan);
  const isPlanSent = row.sentPlan !== null && !planChanges(row.sentPlan, plan);
  const isAskedSince = sentAt !== null && given !== null && sentAt > given.at;
  const askedAt = isPlanSent && isAskedSince ? sentAt : null;
  return {
    participantId,
    state,
    at: state === 'askedAgain' ? askedAt : at,
    sentAt,
    openedAt,
    answer: given && { answer: given.answer, note: given.note, at: given.at },
    changes,
    isOff: row.isOff ?? false,
    mailbox: mailboxOf(row),
    hasDate: plan.date !== null || row.asked !== null,
    isPlanSent,
    ownPlan: reader !== undefined && row.accountId === reader ? plan : null,
    isOnItsWay: row.mail !== null,
    nudgedAt: row.nudgedAt && momentOf(row.nudgedAt),
  };
}

/** What a nudge asks for: the answer to the plan, or to the dates while the crew votes on them. */
export function nudgedState(row: ListedRow): CallState {
  const { state } = callOf(row);
  if (!row.asked) return state;
  if (row.asked.hasAnswered) return 'yes';
  return isAnswered(state) ? 'askedAgain' : state;
}

const momentOf = (moment: Date | string) => new Date(moment).toISOString();

function mailboxOf(row: ListedRow): ParticipantCall['mailbox'] {
  if (addressOf(row) === undefined) return 'none';
  if (row.isUnsubscribed) return 'unsubscribed';
  return row.isRefused ? 'refused' : 'open';
}

/** The address of a participant in lower case; undefined without a valid one. */
export function addressOf({ email }: Pick<ListedRow, 'email'>): string | undefined {
  const address = email?.trim().toLowerCase() ?? '';
  return isAddress(address) ? address : undefined;
}

/** The plan that a participant was last told, by an email or on the page; null for none. */
export function knownPlanOf({ sentAt, sentPlan, answer }: ListedRow) {
  if (!answer) return sentPlan;
  const isEmailLater = sentPlan && sentAt && new Date(sentAt) > new Date(answer.at);
  return isEmailLater ? sentPlan : answer.plan;
}
