import { newLinkToken, sealToken } from '../access/session-token.ts';
import type { Orm } from '../db/orm.ts';
import { callLinks } from '../db/schema/calls.ts';
import { locations, personnel } from '../db/schema/catalogue.ts';
import { comments } from '../db/schema/comments.ts';
import { conventions } from '../db/schema/conventions.ts';
import { images } from '../db/schema/images.ts';
import { shootParticipants, shootReferences } from '../db/schema/shoot-links.ts';
import { shoots } from '../db/schema/shoots.ts';
import { shootTemplates } from '../db/schema/templates.ts';
import type { Env } from '../start/env.ts';
import type { BuiltTeam } from './factories.ts';
import { buildImage } from './images.ts';

type Values<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

/** Inserts a shoot into the database without changing the team's revision. */
export async function buildShoot(
  orm: Orm,
  team: BuiltTeam,
  overrides: Values<typeof shoots> = {},
): Promise<typeof shoots.$inferSelect> {
  const [shoot] = await orm
    .insert(shoots)
    .values({
      teamId: team.id,
      title: 'Neon Ronin, Rain Run',
      status: 'planning',
      timeZone: 'Asia/Tokyo',
      durationMinutes: 120,
      color: '#3B82F6',
      ...overrides,
    })
    .returning();
  return shoot!;
}

export async function buildConvention(
  orm: Orm,
  team: BuiltTeam,
  overrides: Values<typeof conventions> = {},
): Promise<typeof conventions.$inferSelect> {
  const days = { firstDay: '2126-12-04', lastDay: '2126-12-06' };
  const values = { teamId: team.id, name: 'Lumen Con', ...days, ...overrides };
  const [convention] = await orm.insert(conventions).values(values).returning();
  return convention!;
}

/** The plan of a template that links nothing. */
export const unlinkedPlan = {
  status: 'idea' as const,
  description: null,
  durationMinutes: 60,
  setUpMinutes: 0,
  strikeMinutes: 0,
  color: '#3B82F6',
  locationId: null,
  secondLocationId: null,
  instagramLinks: null,
  costumeIds: [],
  propIds: [],
  equipment: [],
  participants: [],
  shots: [],
};

/** Inserts a template that links nothing. */
export async function buildTemplate(orm: Orm, team: BuiltTeam, name = 'Studio'): Promise<string> {
  const [template] = await orm
    .insert(shootTemplates)
    .values({ teamId: team.id, name, plan: unlinkedPlan })
    .returning();
  return template!.id;
}

export async function buildLocation(
  orm: Orm,
  team: BuiltTeam,
  overrides: Values<typeof locations> = {},
): Promise<typeof locations.$inferSelect> {
  const values = { teamId: team.id, name: 'Sakura Arcade', notes: 'Back entrance', ...overrides };
  const [location] = await orm.insert(locations).values(values).returning();
  return location!;
}

/** Inserts a reference. Its picture is `url` if given, otherwise a new one. */
export async function buildReference(
  orm: Orm,
  shoot: { readonly id: string; readonly teamId: string },
  overrides: Values<typeof shootReferences> = {},
): Promise<typeof shootReferences.$inferSelect> {
  const { teamId, id: shootId } = shoot;
  const url =
    overrides.url ?? (await buildImage(orm, { id: teamId }, { kind: 'shoot-references' }));
  await orm.insert(images).values({ teamId, url }).onConflictDoNothing();
  const values = { teamId, shootId, ...overrides, url };
  const [reference] = await orm.insert(shootReferences).values(values).returning();
  return reference!;
}

/** Inserts a comment. @returns its id */
export async function buildComment(
  orm: Orm,
  { teamId, id: shootId }: { readonly id: string; readonly teamId: string },
  overrides: Values<typeof comments> = {},
): Promise<string> {
  const values = { teamId, shootId, text: 'Bring the hairdryer', ...overrides };
  const [comment] = await orm.insert(comments).values(values).returning();
  return comment!.id;
}

/** Adds a participant who is not in the crew list. */
export async function buildGuest(
  orm: Orm,
  { teamId, id: shootId }: { readonly id: string; readonly teamId: string },
  overrides: Values<typeof shootParticipants> = {},
): Promise<typeof shootParticipants.$inferSelect> {
  const values = { teamId, shootId, name: 'Kim', ...overrides };
  const [guest] = await orm.insert(shootParticipants).values(values).returning();
  return guest!;
}

/** Inserts a personal link. @returns the secret in its address */
export async function buildCallLink(
  orm: Orm,
  { authSecret }: Pick<Env, 'authSecret'>,
  { teamId, shootId, id }: typeof shootParticipants.$inferSelect,
): Promise<string> {
  const token = newLinkToken();
  await orm.insert(callLinks).values({ teamId, shootId, participantId: id, token });
  return sealToken(token, authSecret, 'call');
}

/** Adds `count` new crew members to a shoot. */
export async function buildParticipants(
  orm: Orm,
  { teamId, id: shootId }: { readonly id: string; readonly teamId: string },
  count: number,
): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => ({ teamId, name: `Crew ${index}` }));
  const crew = await orm.insert(personnel).values(people).returning();
  const participants = crew.map(({ id, name }) => ({ teamId, shootId, personnelId: id, name }));
  await orm.insert(shootParticipants).values(participants);
}
