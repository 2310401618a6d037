import { PLACE_ID_MAX } from '@lensemble/contract/constants';
import { z } from 'zod';
import type { Point } from './port.ts';

/** More than any name or address of a place has, and less than the columns for them hold. */
const LINE_MAX = 300;
/** Control characters, and what ends a line or turns the reading direction around. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text of a provider as one line without surprises. */
function lineOf(text: string): string {
  const line = text.replace(NOT_IN_A_LINE, ' ').replace(/\s+/g, ' ');
  return line.slice(0, LINE_MAX).toWellFormed().trim();
}

export const line = z.string().transform(lineOf);
export const name = line.refine((text) => text !== '');
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Ids go into paths. */
const GOOGLE_ID = new RegExp(`^[\\w-]{1,${PLACE_ID_MAX}}$`);
export const googleId = z.string().regex(GOOGLE_ID);

/** Those of a provider's entries that make sense. */
export function readable<T extends z.ZodType>(
  entries: readonly unknown[],
  schema: T,
): z.output<T>[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

const KEPT = 10;
/** Tenths of a degree, some ten kilometers: nobody out there needs to know the team's very places. */
export function roughly({ latitude, longitude }: Point): Point {
  return {
    latitude: Math.round(latitude * KEPT) / KEPT,
    longitude: Math.round(longitude * KEPT) / KEPT,
  };
}
