import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AWAY_DAYS_MAX,
  AWAY_MAX,
  CALL_ANSWERS_MAX,
  CANDIDATES_MAX,
  CONSENT_VERSIONS_MAX,
  CONSENTS_MAX,
  CONVENTION_DAYS_MAX,
  CONVENTIONS_MAX,
  KIT_EQUIPMENT_MAX,
  SHOT_LINKS_MAX,
} from '@lensemble/contract/constants';
import { newConvention } from '@lensemble/contract/conventions';
import { newEquipment } from '@lensemble/contract/equipment';
import { newKit } from '@lensemble/contract/kits';
import { newCrewMember } from '@lensemble/contract/personnel';
import { newProp } from '@lensemble/contract/props';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/engine/database.ts';
import { testEnv } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { buildTeam } from '../../testing/factories.ts';
import {
  MOMENT,
  made,
  type Records,
  shootRecord,
  stamped,
  writeRecordFiles,
} from '../../testing/record-files.ts';
import { unlinkedPlan } from '../../testing/shoots.ts';
import { fillEmptyTeam } from './service.ts';

const TEMPLATES_MAX = 3;

let database: Database;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([
    testDatabase(),
    mkdtemp(join(tmpdir(), 'lensemble-limits-')),
  ]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Fills a new team with records that were checked. */
async function fill(records: Records): Promise<boolean> {
  const { id: teamId } = await buildTeam(database.orm);
  await writeRecordFiles(folder, records);
  const env = { ...testEnv, quotas: { ...testEnv.quotas, templates: TEMPLATES_MAX } };
  return database.orm.transaction((orm) =>
    fillEmptyTeam({ orm, env }, { teamId }, folder, new Map()),
  );
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const dayAfter = (index: number) =>
  new Date(Date.UTC(2126, 0, 1 + index)).toISOString().slice(0, 10);

function conventionOf(days: number) {
  const own = { name: 'Lumen Con', firstDay: dayAfter(0), lastDay: dayAfter(0) };
  return { ...stamped(), ...newConvention.parse(own), lastDay: dayAfter(days - 1), version: 1 };
}

type RecordOf<Kind extends keyof Records> = NonNullable<Records[Kind]>[number];

const plan: object = unlinkedPlan;
const template = () => ({ ...made(), name: 'Studio', plan }) as RecordOf<'templates'>;

const limits = {
  kitEquipment: KIT_EQUIPMENT_MAX,
  shotLinks: SHOT_LINKS_MAX,
  awayDays: AWAY_MAX,
  conventions: CONVENTIONS_MAX,
  callAnswers: CALL_ANSWERS_MAX,
  dateCandidates: CANDIDATES_MAX,
  consentWordings: CONSENT_VERSIONS_MAX,
  consents: CONSENTS_MAX,
  consentWithdrawals: CONSENTS_MAX,
  templates: TEMPLATES_MAX,
} as const;
type Limited = keyof typeof limits;

/** A team that has as much of everything as one may have, and one more of a kind. */
function fullTeam(oneMore?: Limited) {
  const count = (kind: Limited) => limits[kind] + (kind === oneMore ? 1 : 0);
  const picture = { imageUrl: null };
  const shoot = shootRecord();
  const { id: shootId } = shoot;
  const crew = { ...stamped(), ...newCrewMember.parse({ name: 'Kim' }), avatarUrl: null };
  const { equipment: _, ...kitFields } = newKit.parse({ name: 'Night kit' });
  const kit = { ...stamped(), ...kitFields, ...picture };
  const equipment = many(count('kitEquipment'), () => ({
    ...{ ...stamped(), ...newEquipment.parse({ name: 'Flash', category: 'Light' }), ...picture },
  }));
  const props = many(count('shotLinks'), () => ({
    ...{ ...stamped(), ...newProp.parse({ name: 'Crown' }), ...picture },
  }));
  const entry = { kind: 'shot', title: null, minutes: 15, pin: null, notes: null } as const;
  const open = { state: 'open', actualEnd: null, position: 0 } as const;
  const shot = { ...made(), shootId, ...entry, ...open };
  const nothing = { participantId: null, costumeId: null, equipmentId: null, referenceId: null };
  const guest = { ...made(), shootId, personnelId: null, name: 'Yuki', role: 'Model', email: null };
  const told = {
    date: null,
    time: null,
    timeZone: 'UTC',
    callTime: null,
    place: null,
  };
  const given = { answer: 'yes', note: null, plan: told, answeredAt: null } as const;
  const poll = { shootId, deadline: null, nudgedFor: null, closedAt: null, version: 1 };
  const use = { id: randomUUID(), name: 'Portfolio', about: null };
  const signed = many(count('consents'), () => ({
    ...{ ...made(), shootId, participantId: guest.id, personnelId: null, scope: 'shoot' as const },
    ...{ shootTitle: 'Night', shootDate: null, timeZone: 'UTC', name: 'Yuki', email: null },
    ...{ signedName: 'Yuki Arai', version: 1, text: 'I agree', uses: [{ ...use, isAgreed: true }] },
  }));
  return {
    shoots: [shoot],
    personnel: [crew],
    kits: [kit],
    equipment,
    props,
    shots: [shot],
    participants: [{ ...guest, dayContact: null, callTime: null, notNamed: false, position: 0 }],
    callAnswers: many(count('callAnswers'), () => ({
      ...{ ...given, shootId, participantId: guest.id, createdAt: MOMENT },
    })),
    kitEquipment: equipment.map(({ id }, position) => ({
      ...{ kitId: kit.id, equipmentId: id, quantity: 1, position },
    })),
    shootProps: props.map(({ id: propId }, position) => ({ shootId, propId, position })),
    shotLinks: props.map(({ id: propId }, position) => ({
      ...{ ...nothing, shootId, shotId: shot.id, propId, position },
    })),
    awayDays: many(count('awayDays'), (index) => ({
      ...{ ...made(), personnelId: crew.id },
      ...{ firstDay: dayAfter(index), lastDay: dayAfter(index + AWAY_DAYS_MAX - 1) },
    })),
    conventions: many(count('conventions'), () => conventionOf(CONVENTION_DAYS_MAX)),
    datePolls: [{ ...poll, createdAt: MOMENT, updatedAt: MOMENT }],
    dateCandidates: many(count('dateCandidates'), (index) => ({
      ...{ id: randomUUID(), shootId, date: dayAfter(index), time: null },
    })),
    templates: many(count('templates'), template),
    consentWordings: many(count('consentWordings'), (index) => ({
      ...{ version: index + 1, text: 'I agree', uses: [use], createdAt: MOMENT },
    })),
    consents: signed,
    consentWithdrawals: many(count('consentWithdrawals'), () => ({
      ...{ ...made(), consentId: signed[0]?.id ?? '', useIds: [use.id], note: null },
    })),
  } satisfies Records;
}

test('a team can have as much of everything as it could have got here', async () => {
  expect(await fill(fullTeam())).toBe(true);
});

test.each(Object.keys(limits) as Limited[])(
  'a team with one more of %s than it could have got here is refused',
  async (kind) => {
    await expect(fill(fullTeam(kind))).rejects.toThrow(`too many records of the kind ${kind}`);
  },
);
