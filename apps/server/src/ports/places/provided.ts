import { PLACE_ID_MAX } from '@lensemble/contract/constants';
import { z } from 'zod';
import type { Point } from './port.ts';

/** Longer than any real name or address, and shorter than the columns that store them. */
const LINE_MAX = 300;
/** Control characters, line separators and bidirectional format characters. */
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

function lineOf(text: string): string {
  const line = text.replace(NOT_IN_ONE_LINE, ' ').replace(/\s+/g, ' ');
  return line.slice(0, LINE_MAX).toWellFormed().trim();
}

export const line = z.string().transform(lineOf);
export const name = line.refine((text) => text !== '');
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Ids become part of a URL path. */
const GOOGLE_ID = new RegExp(`^[\\w-]{1,${PLACE_ID_MAX}}$`);
export const googleId = z.string().regex(GOOGLE_ID);

export function validEntries<T extends z.ZodType>(
  entries: readonly unknown[],
  schema: T,
): z.output<T>[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

const STEPS_PER_DEGREE = 10;
/** Rounds to tenths of a degree (about ten kilometers), so that providers do not learn the team's exact locations. */
export function rounded({ latitude, longitude }: Point): Point {
  return {
    latitude: Math.round(latitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
    longitude: Math.round(longitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  };
}
