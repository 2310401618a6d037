import type { Day, Operation } from '@lensemble/contract/operations';
import { deviceWords } from '@lensemble/messages/web/device';
import { changeWords, ownTitle, titlesOf } from './change-words.ts';
import { allOf, device, type KeptPlan, type KeptUpload } from './database.ts';
import { dayIn } from './kept-shape.ts';

/** The changes of a shoot that are not on the server yet. */
export interface Waiting {
  readonly shootId: string;
  /** Undefined if the plan is not kept any more. */
  readonly team: KeptPlan['team'] | undefined;
  readonly title: string;
  readonly operations: readonly Operation[];
  readonly pictures: number;
  /** Each change in words, in the order in which they were made. Then the pictures. */
  readonly names: readonly string[];
}

/** How many changes wait, and of which shoot. */
export const waitingText = ({ title, operations, pictures }: Waiting): string =>
  deviceWords('unsentOf', { count: operations.length + pictures, title });

/** What an account has changed on this device and not sent yet, by shoot. */
export async function readWaiting(account: string): Promise<Waiting[]> {
  const reading = (await device()).transaction(['operations', 'uploads', 'plans', 'days']);
  const [operations, uploads, plans, days] = await Promise.all([
    reading.objectStore('operations').getAll(allOf(account)),
    reading.objectStore('uploads').getAll(allOf(account)),
    reading.objectStore('plans').getAll(allOf(account)),
    reading.objectStore('days').getAll(allOf(account)),
  ]);
  const planOf = new Map(plans.map((plan) => [plan.shootId, plan]));
  const ids = new Set([...operations, ...uploads].map(({ shootId }) => shootId));
  return [...ids].map((shootId) => {
    const own = operations
      .filter((each) => each.shootId === shootId)
      .toSorted((a, b) => a.order - b.order)
      .map(({ operation }) => operation);
    const pictures = uploads.filter((each) => each.shootId === shootId);
    const row = days.find((each) => each.shootId === shootId);
    return {
      shootId,
      team: planOf.get(shootId)?.team,
      title: planOf.get(shootId)?.shoot.title ?? '',
      operations: own,
      pictures: pictures.length,
      names: namesOf(own, pictures, row && dayIn(row)),
    };
  });
}

function namesOf(
  operations: readonly Operation[],
  pictures: readonly Pick<KeptUpload, 'shotId'>[],
  day: Day | undefined,
): readonly string[] {
  const added = operations
    .filter(({ kind }) => kind === 'addShot' || kind === 'addPackingLine')
    .map((operation) => [operation.target, ownTitle(operation)] as const);
  const titles = new Map([...(day ? titlesOf(day.shots, day.packing) : []), ...added]);
  const titleOf = (id: string) => titles.get(id);
  return [
    ...operations.map((operation) => changeWords(operation, titleOf)),
    ...pictures.map(({ shotId }) =>
      deviceWords('picture', { title: titleOf(shotId) ?? deviceWords('entry') }),
    ),
  ];
}
