import { updateReference as endpoint } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';
import { changeReferences } from './reference-cache.ts';

interface UpdateReference {
  readonly shootId: string;
  readonly id: string;
  readonly notes: string;
  /** The notes that the change is based on. */
  readonly before: string;
}

/**
 * Another member has changed the notes, so the change was not saved. `theirs` is the stored reference, which the
 * cache then shows.
 */
export class NotesChangedError extends Error {
  override readonly name = 'NotesChangedError';
  readonly theirs: Reference;

  constructor(theirs: Reference) {
    super('Another member has changed the notes');
    this.theirs = theirs;
  }
}

function updateReference({ id, notes, before }: UpdateReference): Promise<Reference> {
  return callApi(endpoint, { params: { id }, body: { notes, before } }).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error;
  // The server sends `current` in the same form as other responses.
  throw new NotesChangedError(error.current as Reference);
}

/**
 * Saves the notes of a reference.
 *
 * @throws NotesChangedError if another member has changed them
 */
export function useUpdateReference() {
  return useMutation({
    mutationFn: updateReference,
    onSuccess: (saved, { shootId }, _result, { client }) => show(client, shootId, saved),
    onError: (error, { shootId }, _result, { client }) => {
      if (error instanceof NotesChangedError) show(client, shootId, error.theirs);
    },
  });
}

function show(client: QueryClient, shootId: string, saved: Reference): void {
  changeReferences(client, shootId, (references) =>
    references.map((old) => (old.id === saved.id ? saved : old)),
  );
}
