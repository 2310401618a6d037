import { randomUUID } from 'node:crypto';
import { awayDays } from '../db/schema/away.ts';
import { callAnswersGiven } from '../db/schema/calls.ts';
import { commentReads, linkComments } from '../db/schema/comments.ts';
import { conventionLinks } from '../db/schema/conventions.ts';
import { dateCandidates, dateNotes, datePolls, dateVotes } from '../db/schema/date-polls.ts';
import { shootDocuments } from '../db/schema/documents.ts';
import { galleries } from '../db/schema/galleries.ts';
import { kitEquipment } from '../db/schema/kit-equipment.ts';
import { packingLines, packingRecords } from '../db/schema/packing.ts';
import { sentReminders, unsentMails } from '../db/schema/reminders.ts';
import { shareLinks } from '../db/schema/share-links.ts';
import * as links from '../db/schema/shoot-links.ts';
import { appliedOperations } from '../db/schema/shots.ts';
import { toldPlans } from '../db/schema/told-plans.ts';
import type { TestApp } from './app.ts';
import type { BuiltPerson } from './factories.ts';
import { buildImage } from './images.ts';
import { buildItem } from './items.ts';
import {
  buildCallLink,
  buildComment,
  buildConvention,
  buildGuest,
  buildLocation,
  buildReference,
  buildShoot,
  buildTemplate,
} from './shoots.ts';
import { buildShots } from './shots.ts';

const MEETING_POINT = '7c1f0f0e-3b1d-4c8e-9f6a-7d2b1e0c4a95';

const plan = {
  date: null,
  time: null,
  timeZone: 'Asia/Tokyo',
  isZoneGuess: false,
  durationMinutes: 120,
  place: null,
  callTime: null,
};

/** A shoot that links one of everything, and has a row in every table that can have one. */
export async function buildFullShoot(
  t: Pick<TestApp, 'database' | 'env'>,
  { team, userId }: BuiltPerson,
) {
  const { orm } = t.database;
  const picture = () => buildImage(orm, team);
  const location = await buildLocation(orm, team, { imageUrl: await picture() });
  const convention = await buildConvention(orm, team, {
    locationId: location.id,
    meetingPoints: [{ id: MEETING_POINT, name: 'Fountain', note: null }] as never,
  });
  await orm
    .insert(conventionLinks)
    .values({ conventionId: convention.id, teamId: team.id, token: randomUUID() });
  const shoot = await buildShoot(orm, team, {
    secondLocationId: location.id,
    ...{ locationId: location.id, conventionId: convention.id, meetingPointId: MEETING_POINT },
    ...{ description: 'Smoke low on the floor', isPublic: true },
  });
  const of = { teamId: team.id, shootId: shoot.id };
  const personnel = await buildItem(orm, team, 'personnel', { avatarUrl: await picture() });
  const equipment = await buildItem(orm, team, 'equipment', { imageUrl: await picture() });
  const prop = await buildItem(orm, team, 'props', { imageUrl: await picture() });
  const costume = await buildItem(orm, team, 'costumes', { imageUrl: await picture() });
  const kit = await buildItem(orm, team, 'kits', { imageUrl: await picture(), lines: ['Tape'] });
  await orm.insert(kitEquipment).values({ teamId: team.id, kitId: kit, equipmentId: equipment });
  await orm.insert(awayDays).values({
    teamId: team.id,
    personnelId: personnel,
    firstDay: '2126-11-20',
    lastDay: '2126-11-21',
  });
  const crew = await buildGuest(orm, shoot, { personnelId: personnel, dayContact: 'name' });
  const guest = await buildGuest(orm, shoot, { email: 'kim@example.org', position: 1 });
  await orm.insert(links.shootEquipment).values({ ...of, equipmentId: equipment });
  await orm.insert(links.shootProps).values({ ...of, propId: prop });
  await orm.insert(links.shootCostumes).values({ ...of, costumeId: costume });
  await orm.insert(links.shootKits).values({ ...of, kitId: kit });
  await orm
    .insert(links.shootParticipantCostumes)
    .values({ ...of, participantId: crew.id, costumeId: costume });
  const reference = await buildReference(orm, shoot, { notes: 'Remark' });
  const [shot = ''] = await buildShots(orm, shoot, [
    {
      title: 'Wide',
      participantIds: [crew.id, guest.id],
      costumeIds: [costume],
      propIds: [prop],
      equipmentIds: [equipment],
      referenceId: reference.id,
    },
  ]);
  const lineId = randomUUID();
  await orm.insert(packingLines).values([
    { ...of, id: lineId, text: 'Water' },
    { ...of, id: randomUUID(), text: 'Warm coat', position: 1, isForEverybody: true },
  ]);
  const packedAt = new Date('2126-11-20T10:00:00Z');
  await orm.insert(packingRecords).values([
    { ...of, equipmentId: equipment, bringerId: crew.id, packedAt },
    { ...of, propId: prop, packedAt },
    { ...of, costumeId: costume, packedAt },
    { ...of, kitId: kit, partEquipmentId: equipment, packedCount: 2, backCount: 1 },
    { ...of, kitId: kit, partLine: 'Tape', packedAt, note: 'Half a roll' },
    { ...of, lineId, packedAt, note: 'Two liters', isNoteOwn: true },
  ]);
  const comment = await buildComment(orm, shoot, {
    ...{ referenceId: reference.id, x: 500, y: 260, userId },
    ...{ resolvedAt: packedAt, resolvedBy: userId },
  });
  const authorOfReply = { participantId: crew.id, authorName: 'Mira Okafor' };
  await buildComment(orm, shoot, { parentId: comment, ...authorOfReply });
  await orm.insert(commentReads).values({ ...of, userId, seenAt: packedAt });
  await orm.insert(linkComments).values(of);
  await orm.insert(galleries).values({ ...of, url: 'https://gallery.example', isTold: true });
  await orm.insert(shareLinks).values({ ...of, token: randomUUID(), password: 'hash-of-secret' });
  const token = await buildCallLink(orm, t.env, crew);
  await orm
    .insert(callAnswersGiven)
    .values({ ...of, participantId: crew.id, answer: 'yes', plan: plan as never });
  await orm.insert(datePolls).values(of);
  const candidateId = randomUUID();
  await orm.insert(dateCandidates).values({ ...of, id: candidateId, date: '2126-11-20' });
  await orm
    .insert(dateVotes)
    .values({ ...of, candidateId, participantId: crew.id, answer: 'maybe' });
  await orm
    .insert(dateNotes)
    .values({ ...of, participantId: crew.id, note: 'Mornings are better' });
  const reminderId = randomUUID();
  await orm.insert(sentReminders).values({ ...of, id: reminderId, sent: 1, withoutAddress: [] });
  await orm.insert(unsentMails).values({ reminderId, email: 'kim@example.org', name: 'Kim' });
  await orm
    .insert(shootDocuments)
    .values({ ...of, userId, fileId: 'file', url: 'https://docs.example' });
  await orm.insert(toldPlans).values({ ...of, email: 'kim@example.org', plan: null, sequence: 1 });
  await orm.insert(appliedOperations).values({ ...of, id: randomUUID() });
  return {
    shoot,
    token,
    ids: {
      shoot: shoot.id,
      personnel,
      equipment,
      locations: location.id,
      props: prop,
      costumes: costume,
      kits: kit,
      convention: convention.id,
      shot,
      reference: reference.id,
      packing: lineId,
      template: await buildTemplate(orm, team),
      comment,
    },
    crew,
    guest,
    lineId,
    candidateId,
  };
}
