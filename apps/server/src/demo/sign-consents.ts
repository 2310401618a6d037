import { randomUUID } from 'node:crypto';
import { type ConsentUse, renderWording } from '@lensemble/contract/consent-wording';
import type { TeamScope } from '../access/scope.ts';
import { consents, consentWithdrawals, consentWordings } from '../db/schema/consents.ts';
import { galleries } from '../db/schema/galleries.ts';
import type { Deps } from '../deps.ts';
import { longDay } from '../lib/long-words.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { Participant } from './link-shoots.ts';
import { type CrewKey, crew } from './people.ts';
import type { Catalogues } from './prepare.ts';

const FIRST =
  'I was photographed at {shoot} on {date} by Nightshift Cosplay. The pictures may be used for what I tick below.';
const SECOND = `${FIRST} My credit comes along where there is room for one. They are never used for advertising by others without asking me again.

I can withdraw at any time, here or by telling the team. It counts from then on.`;

const uses = {
  portfolio: { name: 'Portfolio', about: 'Website and printed books of the team' },
  social: { name: 'Social media', about: 'Instagram, TikTok, Bluesky' },
  prints: { name: 'Prints for me and the crew', about: 'Not for sale' },
  sale: { name: 'Sale of prints', about: 'At conventions, half of it is yours' },
} as const;
type UseKey = keyof typeof uses;

interface Signature {
  readonly who: CrewKey;
  readonly shoot: string;
  readonly version: 1 | 2;
  readonly isForAll?: boolean;
  readonly agrees: readonly UseKey[];
  readonly withdraws?: { readonly use: UseKey; readonly note: string };
}

const SELKIE = 'Selkie at Spring Tide';
const MASQUERADE = 'Main Stage, Masquerade Night';

const signatures: readonly Signature[] = [
  { who: 'ines', shoot: MASQUERADE, version: 1, isForAll: true, agrees: ['portfolio', 'prints'] },
  { who: 'dana', shoot: SELKIE, version: 2, agrees: ['portfolio', 'social', 'prints', 'sale'] },
  {
    who: 'yuki',
    shoot: MASQUERADE,
    version: 2,
    agrees: ['portfolio', 'social', 'prints'],
    withdraws: { use: 'social', note: 'New job, please keep my face off the feeds.' },
  },
];

const DAY_MS = 86_400_000;

/** Words the consent of the demo team, signs it, and links the pictures of the last shoot. */
export async function signConsents(
  orm: Deps['orm'],
  { teamId }: Pick<TeamScope, 'teamId'>,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
  people: readonly Participant[],
): Promise<void> {
  const known = Object.entries(uses).map(([key, use]) => ({ key, id: randomUUID(), ...use }));
  const list: ConsentUse[] = known.map(({ id, name, about }) => ({ id, name, about }));
  const texts = { 1: FIRST, 2: SECOND } as const;
  await orm.insert(consentWordings).values([
    { teamId, version: 1, text: FIRST, uses: list, createdAt: new Date(Date.now() - 90 * DAY_MS) },
    { teamId, version: 2, text: SECOND, uses: list, createdAt: new Date(Date.now() - 30 * DAY_MS) },
  ]);
  const find = (title: string) => {
    const shoot = shoots.find((each) => each.title === title);
    if (!shoot) throw new Error(`There is no demo shoot ${title}`);
    return shoot;
  };
  for (const { who, shoot: title, version, isForAll = false, agrees, withdraws } of signatures) {
    const { id: shootId, date, timeZone } = find(title);
    const personnelId = catalogues.crew[who].id;
    const participant = people.find(
      (each) => each.shootId === shootId && each.personnelId === personnelId,
    );
    if (!participant || date === null) throw new Error(`${who} is not on the crew of ${title}`);
    const { name, email } = crew[who] as (typeof crew)['mira'];
    const values = { shoot: title, date: longDay(date, 'en'), name };
    const createdAt = new Date(Date.parse(`${date}T18:00Z`));
    const [row] = await orm
      .insert(consents)
      .values({
        ...{ teamId, shootId, participantId: participant.id, personnelId, version, timeZone },
        ...{ name, email, signedName: name, shootTitle: title, shootDate: date, createdAt },
        scope: isForAll ? 'team' : 'shoot',
        text: renderWording(texts[version], values),
        uses: known.map(({ key, ...use }) => ({
          ...use,
          isAgreed: agrees.some((each) => each === key),
        })),
      })
      .returning({ id: consents.id });
    if (!row || !withdraws) continue;
    const useIds = known.flatMap(({ key, id }) => (key === withdraws.use ? [id] : []));
    await orm.insert(consentWithdrawals).values({
      ...{ teamId, consentId: row.id, useIds, note: withdraws.note },
      createdAt: new Date(createdAt.getTime() + 3 * DAY_MS),
    });
  }
  const { id: shootId } = find(SELKIE);
  await orm.insert(galleries).values({
    ...{ teamId, shootId, isTold: true, toldAt: new Date(), password: 'moon-and-tide' },
    url: 'https://gallery.example.org/nightshift/selkie',
  });
}
