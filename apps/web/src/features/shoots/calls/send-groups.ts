import { sendingSkip } from '@lensemble/contract/call-sending';
import { isAnswered } from '@lensemble/contract/call-state';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { currentSession } from '@/lib/session/auth-session.ts';

export const sendGroups = ['unsent', 'noAnswer', 'everyone'] as const;
/** Whom to send a call sheet: who has not received the plan of today, has not answered it, or can get emails at all. */
export type SendGroup = (typeof sendGroups)[number];

type Answered = ReadonlySet<string> | null;

const isIn: Readonly<Record<SendGroup, (call: ParticipantCall, answered: Answered) => boolean>> = {
  // A person who has answered dates has the link, even without an email.
  unsent: ({ participantId, isPlanSent, isOnItsWay }, answered) =>
    !isPlanSent && !isOnItsWay && !answered?.has(participantId),
  noAnswer: ({ participantId, state }, answered) =>
    answered ? !answered.has(participantId) : !isAnswered(state),
  everyone: () => true,
};

/** The participants of a group, of those who can get emails. `answered`: who has answered dates, if the shoot asks for some. */
export const idsIn = (
  group: SendGroup,
  calls: readonly ParticipantCall[],
  answered: Answered = null,
): string[] =>
  calls
    .filter((call) => sendingSkip(call) === undefined && isIn[group](call, answered))
    .map(({ participantId }) => participantId);

/** The name of the largest group. Not all of the crew may be in it. */
export function everyoneName(calls: readonly ParticipantCall[]): string {
  const isAll = idsIn('everyone', calls).length === calls.length;
  return isAll ? callSendingWords('everyone') : callSendingWords('everyoneByEmail');
}

/** The ids without those of the user, who knows the plan already. They may still choose themselves. */
export function withoutSender(
  ids: readonly string[],
  participants: readonly { readonly id: string; readonly email: string | null }[],
  calls: readonly Pick<ParticipantCall, 'participantId' | 'ownPlan'>[],
  sender = currentSession().user?.email,
): string[] {
  const own = new Set([
    ...calls.filter(({ ownPlan }) => ownPlan !== null).map(({ participantId }) => participantId),
    ...participants
      .filter(({ email }) => email?.toLowerCase() === sender?.toLowerCase())
      .map(({ id }) => id),
  ]);
  return ids.filter((id) => !own.has(id));
}

/** Why no email would be sent, if no one is chosen: none of them can get one, all have received the plan, or none is picked. */
export function whyNoOne(
  calls: readonly ParticipantCall[],
  answered: Answered = null,
): 'noneCan' | 'allHave' | 'nonePicked' {
  if (idsIn('everyone', calls).length === 0) return 'noneCan';
  return idsIn('unsent', calls, answered).length === 0 ? 'allHave' : 'nonePicked';
}

/** Whether the participants are exactly those of a group. */
export const isGroup = (
  chosen: readonly string[],
  group: SendGroup,
  calls: readonly ParticipantCall[],
  answered: Answered = null,
): boolean => {
  const ids = idsIn(group, calls, answered);
  return ids.length === chosen.length && ids.every((id) => chosen.includes(id));
};
