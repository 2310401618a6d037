import { timeZone } from '@lensemble/contract/fields';
import { TIME_ZONE_HEADER } from '@lensemble/contract/time-zone-header';
import type { FastifyRequest } from 'fastify';

/** The time zone that a client says it is in; undefined if it says none or an unknown one. */
export const browserZone = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  timeZone.safeParse(headers[TIME_ZONE_HEADER]).data;
