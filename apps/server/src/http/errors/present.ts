import { notFound } from './http-error.ts';

/** What was found. @throws HttpError 404 if it is undefined */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
