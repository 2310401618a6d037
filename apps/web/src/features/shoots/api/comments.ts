import {
  addComment,
  type Comment,
  type CommentsOfShoot,
  deleteComment,
  editComment,
  listComments,
  markCommentsSeen,
  openComments,
  resolveComment,
} from '@lensemble/contract/comments';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: [listComments.path, id],
    queryFn: ({ signal }) => callApi(listComments, { params: { id }, signal }),
  });

function change(client: QueryClient, id: string, to: (comments: Comment[]) => Comment[]): void {
  client.setQueryData(
    commentsQuery(id).queryKey,
    (all: CommentsOfShoot | undefined) => all && { ...all, comments: to(all.comments) },
  );
}

/** The comments of a shoot, with `comment` in its place. */
const put = (client: QueryClient, shootId: string, comment: Comment): void =>
  change(client, shootId, (all) =>
    all.some(({ id }) => id === comment.id)
      ? all.map((each) => (each.id === comment.id ? comment : each))
      : [...all, comment],
  );

/** A repeated key adds no second comment. */
export function useAddComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyOf<typeof addComment>; key: string }) =>
      callApi(addComment, { params: { id }, body, headers: { 'idempotency-key': key } }),
    onSuccess: (comment) => put(client, id, comment),
  });
}

export function useEditComment(shootId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callApi(editComment, { params: { id }, body: { text } }),
    onSuccess: (comment) => put(client, shootId, comment),
  });
}

export function useResolveComment(shootId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isResolved }: { id: string; isResolved: boolean }) =>
      callApi(resolveComment, { params: { id }, body: { isResolved } }),
    onSuccess: (comment) => put(client, shootId, comment),
  });
}

/** Replies go along. */
export function useDeleteComment(shootId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteComment, { params: { id } }),
    onSuccess: (_, gone) =>
      change(client, shootId, (all) =>
        all.filter(({ id, parentId }) => id !== gone && parentId !== gone),
      ),
  });
}

/** @param upTo the moment of the newest comment */
export const markSeen = (id: string, upTo: string): Promise<unknown> =>
  callApi(markCommentsSeen, { params: { id }, body: { upTo } });

export function useOpenComments(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOpenToLinks: boolean) =>
      callApi(openComments, { params: { id }, body: { isOpenToLinks } }),
    onSuccess: (opened) =>
      client.setQueryData(
        commentsQuery(id).queryKey,
        (all: CommentsOfShoot | undefined) => all && { ...all, ...opened },
      ),
  });
}
