import { zonedInstant } from '@lensemble/contract/zoned-time';
import { eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { datePolls, dateVotes } from '../db/schema/date-polls.ts';
import { askForDate } from '../features/date-polls/service.ts';
import type { WriteDeps } from '../features/shoots/service.ts';
import { dateIn } from './days.ts';
import type { DemoPoll } from './demo-shoot.ts';
import type { MadeShoot } from './fill-shoots.ts';
import { type CrewKey, crew, OWNER } from './people.ts';

/** Asks the crews of ideas for dates, with answers. */
export async function askDates(
  deps: WriteDeps,
  scope: TeamScope,
  shoots: readonly MadeShoot[],
): Promise<void> {
  for (const shoot of shoots) {
    if (shoot.poll) await ask(deps, scope, shoot, shoot.poll);
  }
}

async function ask(
  deps: WriteDeps,
  scope: TeamScope,
  { id: shootId, timeZone }: MadeShoot,
  { days, deadlineDay, answers }: DemoPoll,
): Promise<void> {
  const candidates = days.map(([day, time]) => ({ date: dateIn(day), time }));
  const deadline = zonedInstant(dateIn(deadlineDay), '20:00', timeZone);
  const asked = { candidates, deadline: deadline.toISOString() };
  const about = { scope, email: OWNER.email, shootId };
  const { poll } = await askForDate(deps, about, undefined, asked);
  const { orm } = deps;
  // As if the crew had been reminded already, so that no email is sent.
  await orm.update(datePolls).set({ nudgedFor: deadline }).where(eq(datePolls.shootId, shootId));
  const { teamId } = scope;
  await orm.insert(dateVotes).values(
    Object.entries(answers).flatMap(([key, given]) => {
      const { name } = crew[key as CrewKey];
      const person = poll?.people.find((each) => each.name === name);
      return given.flatMap((answer, index) => {
        const candidate = poll?.candidates[index];
        if (!person || !candidate) throw new Error(`${name} cannot answer date ${index}`);
        const { participantId } = person;
        return { teamId, shootId, participantId, candidateId: candidate.id, answer };
      });
    }),
  );
}
