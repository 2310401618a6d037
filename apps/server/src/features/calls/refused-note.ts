import { z } from 'zod';
import type { TriedNote } from './view.ts';

const withNote = z.object({ note: z.string() });

/** A note that was refused, as it was typed. Other fields are not typed. */
export function refusedNote(body: unknown, { issues }: z.ZodError): TriedNote | undefined {
  const error = issues.find(({ path }) => path[0] === 'note')?.message;
  const { data } = withNote.safeParse(body);
  return data && error !== undefined ? { text: data.note, error } : undefined;
}
