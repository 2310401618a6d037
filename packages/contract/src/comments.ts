import { z } from 'zod';
import {
  activityActions,
  activityFields,
  activityLists,
  shootActivityKinds,
} from './activity-kinds.ts';
import { COMMENT_MAX, POINT_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, instant, requiredLines } from './fields.ts';
import { type MemberRole, may } from './permissions.ts';

/** A place on a picture, in per mille of its width and height from the top left corner. */
export const commentPlace = z
  .int('This must be a whole number')
  .min(0, 'This point is not on the picture')
  .max(POINT_MAX, 'This point is not on the picture');
export const point = z.strictObject({ x: commentPlace, y: commentPlace });
export type Point = z.infer<typeof point>;

/** The text of a comment, with line breaks, and with mentions as in `commentParts`. */
export const commentText = requiredLines(COMMENT_MAX, 'Please write a comment');

/**
 * Who wrote a comment. `userId` is null for participants and for members whose account was deleted, `participantId` for members
 * and for participants who left the crew. `name` is that of today, or the last known one; null if the account was deleted.
 */
const commentAuthor = z.object({
  userId: id.nullable(),
  participantId: id.nullable(),
  name: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});

const changedFields = z.array(z.enum(activityFields));

/** The change of a shoot that a comment is about: an entry of its activity, without values. */
const commentedChange = z.object({
  activityId: z.int(),
  kind: z.enum(shootActivityKinds),
  action: z.enum(activityActions),
  title: z.string().nullable(),
  fields: changedFields,
  lists: z.array(
    z.object({ list: z.enum(activityLists), name: z.string().nullable(), fields: changedFields }),
  ),
});
export type CommentedChange = z.infer<typeof commentedChange>;

/**
 * A comment on a shoot, or with `referenceId` and `point` at a place on a reference. A reply has the `parentId` of a comment
 * that is no reply; only comments that are no reply can be resolved. `about` is null once the entry of the activity is deleted.
 */
const comment = z.object({
  id,
  referenceId: id.nullable(),
  point: point.nullable(),
  parentId: id.nullable(),
  about: commentedChange.nullable(),
  author: commentAuthor,
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
});
export type Comment = z.infer<typeof comment>;

/** A member of the team, who can be mentioned. `seenAt` is of the newest comment that they have seen. */
const commentReader = z.object({
  userId: id,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  seenAt: z.string().nullable(),
});
export type CommentReader = z.infer<typeof commentReader>;

/** The comments of a shoot, the oldest first. `isOpenToLinks`: people with a personal link read and write them too. */
const commentsOfShoot = z.object({
  comments: z.array(comment),
  members: z.array(commentReader),
  isOpenToLinks: z.boolean(),
});
export type CommentsOfShoot = z.infer<typeof commentsOfShoot>;

const params = z.object({ id });

/** Leaves out comments at references that are in the trash. The ETag rises with every change in the team. 404. */
export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/comments',
  access: 'team',
  params,
  response: commentsOfShoot,
});

const NO_PLACE = 'Please choose a reference and a point, or neither';
export const UNKNOWN_MENTION_MESSAGE = 'You can only mention members of the team';
export const UNKNOWN_REFERENCE_MESSAGE = 'This reference was not found';
/** For who writes on a personal link, which the team can close to comments. */
export const COMMENTS_CLOSED_MESSAGE = 'Not saved: the team has closed the comments';
export const UNKNOWN_CHANGE_MESSAGE = 'This change was not found';
export const UNKNOWN_PARENT_MESSAGE = 'This comment was not found';

const newComment = z
  .strictObject({
    text: commentText,
    referenceId: id.nullable().default(null),
    point: point.nullable().default(null),
    parentId: id.nullable().default(null),
    activityId: z
      .int('This must be a whole number')
      .positive(UNKNOWN_CHANGE_MESSAGE)
      .nullable()
      .default(null),
  })
  .refine(({ referenceId, point: at }) => (referenceId === null) === (at === null), {
    path: ['point'],
    message: NO_PLACE,
  })
  .refine(({ referenceId, parentId }) => referenceId === null || parentId === null, {
    path: ['parentId'],
    message: 'A reply has the same place as its comment',
  })
  .refine(
    ({ activityId, parentId, referenceId }) =>
      activityId === null || (parentId === null && referenceId === null),
    { path: ['activityId'], message: 'A comment about a change is no reply and at no reference' },
  );
export type NewComment = z.output<typeof newComment>;

/**
 * Adds a comment (201), with `activityId` about a change of the shoot. Errors: 404; 422 for a mention of someone who is no member,
 * a reference, comment or change that is not of the shoot or a change of a comment, a reply to a reply, and more than `COMMENTS_MAX`.
 */
export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/comments',
  access: 'team',
  action: 'comment',
  params,
  body: eitherCase(newComment),
  creates: true,
  response: comment,
});

/** Changes the text of an own comment. Errors: 403 for one of another person, 404, 422. */
export const editComment = defineEndpoint({
  method: 'PATCH',
  path: '/api/comments/:id',
  access: 'team',
  action: 'comment',
  params,
  body: z.strictObject({ text: commentText }),
  response: comment,
});

/** Resolves a comment or reopens it. Errors: 404; 422 for a reply. */
export const resolveComment = defineEndpoint({
  method: 'PATCH',
  path: '/api/comments/:id/resolved',
  access: 'team',
  action: 'comment',
  params,
  body: eitherCase(z.strictObject({ isResolved: z.boolean('Please choose yes or no') })),
  response: comment,
});

/** Moves a comment with its replies to the trash, where the entry has its id. Errors: 403, 404. */
export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/comments/:id',
  access: 'team',
  action: 'comment',
  params,
  response: z.object({ success: z.literal(true) }),
});

/** Notes that the user has seen all comments up to a moment. An earlier moment than the known one changes nothing. 404. */
export const markCommentsSeen = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/comments/seen',
  access: 'team',
  params,
  body: eitherCase(z.strictObject({ upTo: instant })),
  response: z.object({ success: z.literal(true) }),
});

/** Opens the comments of a shoot to people with a personal link, or closes them. 404. */
export const openComments = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/comments',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(z.strictObject({ isOpenToLinks: z.boolean('Please choose yes or no') })),
  response: z.object({ isOpenToLinks: z.boolean() }),
});

type Written = Pick<Comment, 'author'>;

export const isOwnComment = (userId: string, { author }: Written): boolean =>
  author.userId === userId;

export const mayDeleteComment = (actor: MemberRole, comment: Written): boolean =>
  isOwnComment(actor.userId, comment) || may(actor.role, 'deleteAnyComment');

export const EDIT_OTHERS_MESSAGE = 'Only the author can edit a comment';
export const RESOLVE_REPLY_MESSAGE = 'A reply cannot be resolved';
