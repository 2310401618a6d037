import { randomKey } from '@/lib/calls/random-key.ts';

/** A version 4 UUID. */
export const newPointId = (): string =>
  randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
