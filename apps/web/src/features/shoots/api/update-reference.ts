import { updateReference as endpoint } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api.ts';
import { changeReferences } from './reference-cache.ts';

interface UpdateReference {
  readonly shootId: string;
  readonly id: string;
  readonly notes: string;
  /** The notes that were written over. */
  readonly before: string;
}

/** Somebody else has written other notes meanwhile. They are shown from now on, and nothing was saved. */
export class NotesChangedError extends Error {
  override readonly name = 'NotesChangedError';
  readonly theirs: Reference;

  constructor(theirs: Reference) {
    super('The notes were changed meanwhile');
    this.theirs = theirs;
  }
}

function updateReference({ id, notes, before }: UpdateReference): Promise<Reference> {
  return callApi(endpoint, { params: { id }, body: { notes, before } }).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error;
  // Our own server's record, in the form of its other answers.
  throw new NotesChangedError(error.current as Reference);
}

/** Saves the notes of a reference, unless somebody else has written others meanwhile. */
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
