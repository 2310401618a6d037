import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A version 4 UUID: 122 random bits, because an id can be the only secret of a public page. */
export const idColumn = () => uuid('id').primaryKey().defaultRandom();

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A range of moments, as text: `["2026-11-21T14:30:00.000Z","2026-11-21T15:30:00.000Z")`. */
export const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
