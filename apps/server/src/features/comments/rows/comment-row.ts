import type { FieldChange } from '@lensemble/contract/activity';
import type { Comment, CommentedChange } from '@lensemble/contract/comments';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../db/names.ts';
import { k, NAME, PARTICIPANTS } from '../../../db/participants.ts';
import { activity } from '../../../db/schema/activity.ts';
import { users } from '../../../db/schema/auth.ts';
import { comments } from '../../../db/schema/comments.ts';
import { shootReferences } from '../../../db/schema/shoot-links.ts';
import { profiles, teamMembers } from '../../../db/schema/teams.ts';
import { prebuilt, selectList } from '../../../db/select.ts';
import { changesOf, type RecordedChanges } from '../../../lib/recorded-changes.ts';

export const m = alias(comments, 'm');
const parent = alias(comments, 'parent');
const change = alias(activity, 'change');
const r = alias(shootReferences, 'r');
const u = alias(users, 'u');
const p = alias(profiles, 'p');
const resolver = alias(users, 'resolver');
const resolverProfile = alias(profiles, 'resolver_profile');

export interface CommentRow extends Record<string, unknown> {
  readonly id: string;
  readonly shootId: string;
  readonly referenceId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly parentId: string | null;
  readonly activityId: number | null;
  readonly changedKind: CommentedChange['kind'];
  readonly changeAction: CommentedChange['action'];
  readonly changedTitle: string | null;
  readonly changes: RecordedChanges;
  readonly userId: string | null;
  readonly participantId: string | null;
  readonly name: string | null;
  readonly avatarUrl: string | null;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly resolvedAt: string | null;
  readonly resolvedBy: string | null;
}

const FIELDS = selectList<CommentRow>({
  id: m.id,
  shootId: m.shootId,
  referenceId: m.referenceId,
  x: m.x,
  y: m.y,
  parentId: m.parentId,
  activityId: sql`${change.id}::float8`,
  changedKind: change.kind,
  changeAction: change.action,
  changedTitle: change.title,
  changes: change.changes,
  userId: m.userId,
  participantId: m.participantId,
  name: sql`coalesce(${nameOf(p, u)}, ${NAME}, ${m.authorName})`,
  // Those who left the team keep their comments, and take their picture along.
  avatarUrl: sql`case when exists (
      select from ${teamMembers} where ${teamMembers.teamId} = ${m.teamId} and ${teamMembers.userId} = ${m.userId})
    then ${p.avatarUrl} end`,
  text: m.text,
  createdAt: m.createdAt,
  editedAt: m.editedAt,
  resolvedAt: m.resolvedAt,
  resolvedBy: nameOf(resolverProfile, resolver),
});

/** Comments (m) with their authors, without those at references that are in the trash. */
export const COMMENTS = prebuilt(sql`
  select ${FIELDS} from ${comments} ${m}
    left join ${comments} ${parent} on ${parent.teamId} = ${m.teamId} and ${parent.shootId} = ${m.shootId} and ${parent.id} = ${m.parentId}
    left join ${activity} ${change} on ${change.id} = ${m.activityId} and ${change.teamId} = ${m.teamId} and ${change.shootId} = ${m.shootId}
    left join ${shootReferences} ${r} on ${r.teamId} = ${m.teamId} and ${r.id} = coalesce(${m.referenceId}, ${parent.referenceId})
    left join ${users} ${u} on ${u.id} = ${m.userId}
    left join ${profiles} ${p} on ${p.userId} = ${m.userId}
    left join ${users} ${resolver} on ${resolver.id} = ${m.resolvedBy}
    left join ${profiles} ${resolverProfile} on ${resolverProfile.userId} = ${m.resolvedBy}
    left join (${PARTICIPANTS}) on ${k.teamId} = ${m.teamId} and ${k.shootId} = ${m.shootId} and ${k.id} = ${m.participantId}
  where ${r.deletedAt} is null`);

const inIso = (moment: string | null) => moment && new Date(moment).toISOString();

function aboutOf(row: CommentRow): CommentedChange | null {
  if (row.activityId === null) return null;
  const { fields, lists } = changesOf(row.changes);
  const names = (changes: readonly FieldChange[]) => changes.map(({ field }) => field);
  return {
    activityId: row.activityId,
    kind: row.changedKind,
    action: row.changeAction,
    title: row.changedTitle,
    fields: names(fields),
    lists: lists.map(({ list, name, fields: changed }) => ({ list, name, fields: names(changed) })),
  };
}

export const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  referenceId: row.referenceId,
  point: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
  parentId: row.parentId,
  about: aboutOf(row),
  author: {
    userId: row.userId,
    participantId: row.participantId,
    name: row.name,
    avatarUrl: row.avatarUrl,
  },
  text: row.text,
  createdAt: new Date(row.createdAt).toISOString(),
  editedAt: inIso(row.editedAt),
  resolvedAt: inIso(row.resolvedAt),
  resolvedBy: row.resolvedBy,
});
