import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random (version 4) id: 122 random bits, since an id can be the only secret of a public page. */
export const idColumn = () => uuid('id').primaryKey().defaultRandom();

/** A moment, kept with milliseconds as JavaScript has them. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
