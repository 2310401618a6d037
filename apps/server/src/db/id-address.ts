import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { shareLinks } from './schema/share-links.ts';

type Links = Readonly<Record<'isIdOpen' | 'password' | 'endsAt', SQLWrapper>>;

/**
 * Whether the address with a shoot's id opens while the shoot is shared. It knows neither password nor end, so that it is
 * closed while the private link has one. True also for a left join without a link.
 */
export const isIdAddressOpen = ({ isIdOpen, password, endsAt }: Links = shareLinks): SQL<boolean> =>
  sql<boolean>`coalesce(${isIdOpen} and ${password} is null and ${endsAt} is null, true)`;
