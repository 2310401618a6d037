import type { Outlook } from './outlook.ts';
import { readinessOf } from './readiness.ts';
import type { ReadinessInput } from './readiness-input.ts';
import { wallClock } from './zoned-time.ts';

/** The participants, costumes and equipment of an outlook have no ids: their places in the lists serve. */
const key = String;

/** What is open in a shoot of the outlook. `forecast` as in `ReadinessInput`. */
export function outlookReadiness(
  { crew, costumes, equipment, unpacked, conflicts, ...plan }: Outlook,
  forecast: ReadinessInput['forecast'],
  now: Date,
) {
  const answers = crew.flatMap(({ answer, isAsked }, index) =>
    isAsked ? [[key(index), { answer, note: null }] as const] : [],
  );
  return readinessOf({
    shoot: {
      ...plan,
      participants: crew.map((_, index) => ({ id: key(index), costumeIds: [] })),
      costumes: costumes.map(({ todos }, index) => ({ costumeId: key(index), todos })),
      equipment: equipment.map((item, index) => ({ ...item, equipmentId: key(index) })),
    },
    today: wallClock(now, plan.timeZone).date,
    conflicts: conflicts ?? undefined,
    forecast,
    answers: new Map(answers),
    unpacked: unpacked ?? 'unused',
    withoutConsent: crew.every(({ hasSigned }) => hasSigned === null)
      ? 'unused'
      : crew.flatMap(({ hasSigned }, index) => (hasSigned ? [] : [key(index)])),
  });
}

/** The names of what entries of `outlookReadiness` name by id. */
export const outlookNames = ({ crew, costumes, equipment, conflicts }: Outlook) => ({
  person: (id: string) => crew[Number(id)]?.name ?? '',
  costume: (id: string) => costumes[Number(id)]?.name ?? '',
  equipment: (id: string) => equipment[Number(id)]?.name ?? '',
  item: (id: string) => conflicts?.find(({ itemId }) => itemId === id)?.name ?? '',
});
