import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { locations } from './schema/catalogue.ts';
import { shoots } from './schema/shoots.ts';

export const s = alias(shoots, 's');
export const l = alias(locations, 'l');

/** Joins the location (l) of a shoot (s). */
export const isPlace = sql`${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}`;
