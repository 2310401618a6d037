import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** After this time, an update that Google refused is tried again. */
const REFUSAL_LASTS = sql.raw(`interval '1 day'`);

/** Whether Google has refused the last update of an event. Null if it never did. */
export const isRefused = ({ refusedAt }: { readonly refusedAt: AnyColumn }): SQL =>
  sql`${refusedAt} > now() - ${REFUSAL_LASTS}`;

/** Lets the next update of an event start at once. */
export const NO_REFUSAL = { refusal: null, refusedAt: null, refusedVersion: null };
