import { newShoot } from '@lensemble/contract/shoots';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { shoots as shootTable } from '../db/schema/shoots.ts';
import type { Deps } from '../deps.ts';
import { createShoot } from '../features/shoots/service.ts';
import { dateIn, LOCAL_ZONE } from './days.ts';
import { places } from './places.ts';
import type { Catalogues, PreparedShoot } from './prepare.ts';

const MINUTE_MS = 60_000;

export interface MadeShoot extends PreparedShoot {
  readonly id: string;
  readonly date: string | null;
  readonly timeZone: string;
}

/** Creates the shoots a minute apart. The first one becomes the newest. */
export async function fillShoots(
  deps: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  catalogues: Catalogues,
  shoots: readonly PreparedShoot[],
): Promise<MadeShoot[]> {
  const made: MadeShoot[] = [];
  const now = Date.now();
  for (const [age, shoot] of [...shoots.entries()].toReversed()) {
    const input = inputOf(shoot, catalogues);
    const { id, date, timeZone } = JSON.parse(await createShoot(deps, scope, input));
    const set = { isPublic: Boolean(shoot.isPublic), createdAt: new Date(now - age * MINUTE_MS) };
    await deps.orm.update(shootTable).set(set).where(eq(shootTable.id, id));
    made.push({ ...shoot, id, date, timeZone });
  }
  return made;
}

function inputOf(shoot: PreparedShoot, catalogues: Catalogues) {
  const { title, status, description, color, instagramLinks, place } = shoot;
  const { durationMinutes, setUpMinutes, strikeMinutes } = shoot;
  const timeZone = place ? places[place].timeZone : LOCAL_ZONE;
  const locationId = place && catalogues.places[place].id;
  return newShoot.parse({
    ...{ title, status, description, color, instagramLinks, timeZone, locationId },
    ...{ durationMinutes, setUpMinutes, strikeMinutes },
    ...scheduleOf(shoot, timeZone),
  });
}

function scheduleOf({ day, time, reminderMinutes }: PreparedShoot, timeZone: string) {
  if (day === undefined || time === undefined) return {};
  const date = dateIn(day);
  if (reminderMinutes === undefined) return { date, time };
  const start = zonedInstant(date, time, timeZone).getTime();
  const reminder = new Date(start - reminderMinutes * MINUTE_MS);
  return reminder > new Date()
    ? { date, time, reminderTime: reminder.toISOString() }
    : { date, time };
}
