import type { CallPlan } from '@lensemble/contract/call-plan';
import { newLinkToken } from '../access/session-token.ts';
import { callAnswersGiven, callLinks } from '../db/schema/calls.ts';
import type { Deps } from '../deps.ts';
import type { DemoCall } from './demo-shoot.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { Participant } from './link-shoots.ts';
import type { CrewKey } from './people.ts';
import type { Catalogues } from './prepare.ts';

const HOUR_MS = 3_600_000;
const SENT_HOURS = 50;
const OPENED_HOURS = 46;
const ANSWERED_HOURS = 45;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Stores personal links as if they had been sent, with what the crew answered. No email is sent. */
export async function askCrew(
  orm: Deps['orm'],
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
  people: readonly Participant[],
): Promise<void> {
  const asked = shoots.flatMap((shoot) =>
    Object.entries(shoot.calls ?? {}).map(([name, call]) => {
      const person = catalogues.crew[name as CrewKey];
      const participant = people.find(
        ({ shootId, personnelId }) => shootId === shoot.id && personnelId === person.id,
      );
      if (!participant) throw new Error(`${person.name} is not on the crew of ${shoot.title}`);
      const former = typeof call === 'object' ? call.formerPlan : undefined;
      const plan = { ...planOf(shoot, participant, catalogues), ...former };
      return { call, plan, participant, hasEmail: person.email !== undefined };
    }),
  );
  await orm.insert(callLinks).values(
    asked.map(({ call, plan, participant, hasEmail }) => ({
      ...keysOf(participant),
      token: newLinkToken(),
      // People without an address got the link from a colleague.
      ...(hasEmail && { sentAt: hoursAgo(SENT_HOURS), sentPlan: plan }),
      ...(call !== 'sent' && { openedAt: hoursAgo(OPENED_HOURS) }),
    })),
  );
  await orm.insert(callAnswersGiven).values(
    asked.flatMap(({ call, plan, participant }) => {
      const given = answerOf(call);
      const createdAt = hoursAgo(ANSWERED_HOURS);
      return given ? [{ ...keysOf(participant), ...given, plan, createdAt }] : [];
    }),
  );
}

const keysOf = ({ id: participantId, teamId, shootId }: Participant) => ({
  participantId,
  teamId,
  shootId,
});

function answerOf(call: DemoCall) {
  if (call === 'sent' || call === 'opened') return undefined;
  if (typeof call === 'string') return { answer: call };
  const { answer, note } = call;
  return { answer, note };
}

function planOf(
  { date, time, timeZone, place: key }: MadeShoot,
  { callTime }: Participant,
  { places }: Catalogues,
): CallPlan {
  const when = { date, time: time ?? null, timeZone, callTime };
  if (!key) return { ...when, place: null };
  const { id, name, address } = places[key];
  return { ...when, place: { id, name, address } };
}
