import { NAME_MAX } from '@lensemble/contract/constants';
import { email as emailSchema } from '@lensemble/contract/fields';
import { normalizeFullName } from '@lensemble/contract/normalize-name';
import { type PersonName, splitName } from '@lensemble/contract/split-name';
import { nameInAddress } from '../../lib/name-in-address.ts';
import { unknownAddress } from '../../lib/unknown-address.ts';
import { became, leaveOut, type Tell } from '../report.ts';
import { nothingElse, type Row } from '../source-tables.ts';
import type { Making } from './making.ts';
import { idOf, lineOf, momentOf } from './values.ts';

/** A person of the hosted system. `id` is the subject of their tokens. */
export interface MappedPerson {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly name: string;
  readonly createdAt: string;
  /** Null for a person who never saved one. */
  readonly profile: PersonName | null;
  /** A stand-in. */
  readonly avatarUrl: string | null;
  readonly activeTeamId: string | null;
}

/** What a person's profile says. */
export interface MappedProfile {
  readonly userId: string;
  readonly given: Partial<PersonName>;
  readonly avatarUrl: string | null;
  readonly activeTeamId: string | null;
  /** The names with what they lack. */
  complete(fallback: PersonName): PersonName;
}

export function mapProfile(
  making: Making,
  tell: Tell,
  row: Row<'user_profiles'>,
): MappedProfile | undefined {
  const { id, user_id, first_name, last_name, avatar_url, active_team_id, ...rest } = row;
  nothingElse(rest);
  const noted = { table: 'user_profiles', id: String(id), tell };
  const userId = idOf(user_id);
  if (userId === undefined) return leaveOut(noted, 'Its user has no valid id');
  const [firstName, lastName] = [first_name?.trim(), last_name?.trim()];
  return {
    userId,
    given: { ...(firstName && { firstName }), ...(lastName && { lastName }) },
    avatarUrl: making.picture(noted, 'avatar_url', avatar_url, 'avatars'),
    activeTeamId: idOf(active_team_id) ?? null,
    complete: (fallback) => ({
      firstName: lineOf(noted, 'first_name', first_name, NAME_MAX, fallback.firstName),
      lastName: lineOf(noted, 'last_name', last_name, NAME_MAX, fallback.lastName),
    }),
  };
}

const nameOf = (metadata: unknown): string => {
  const { full_name, name } = Object(metadata) as Record<string, unknown>;
  return normalizeFullName(full_name) || normalizeFullName(name);
};

/** @param isTrusted whether the hosted system confirmed addresses by mail */
export function mapUser(
  making: Making,
  tell: Tell,
  isTrusted: boolean,
  row: Row<'users'>,
  profile: MappedProfile | undefined,
): MappedPerson | undefined {
  const { id, email, email_confirmed_at, raw_user_meta_data, created_at, ...rest } = row;
  nothingElse(rest);
  const noted = { table: 'users', id: String(id), tell };
  const userId = idOf(id);
  if (userId === undefined) return leaveOut(noted, 'It has no valid id');
  const { data: address } = emailSchema.safeParse(email);
  if (address === undefined)
    return leaveOut(noted, 'It has no valid email address, which accounts need here');
  const given = Object.values(profile?.given ?? {}).join(' ');
  const name = nameOf(raw_user_meta_data) || normalizeFullName(given) || nameInAddress(address);
  return {
    id: userId,
    email: became(noted, 'email', email, address, 'Addresses are in lower case'),
    isConfirmed: isTrusted && email_confirmed_at !== null,
    name,
    createdAt: momentOf(noted, 'created_at', created_at, making.now),
    profile: profile?.complete(splitName(name, address)) ?? null,
    avatarUrl: profile?.avatarUrl ?? null,
    activeTeamId: profile?.activeTeamId ?? null,
  };
}

/** A person known only by id, because the accounts could not be read. */
export function unknownUser(
  making: Making,
  tell: Tell,
  id: string,
  profile: MappedProfile | undefined,
): MappedPerson {
  const email = unknownAddress(id);
  const why = 'The accounts could not be read: the address comes with the first sign-in';
  tell({ table: 'users', id, field: 'email', was: null, became: email, why });
  const name = normalizeFullName(Object.values(profile?.given ?? {}).join(' ')) || 'User';
  return {
    id,
    email,
    isConfirmed: false,
    name,
    createdAt: making.now,
    profile: profile?.complete(splitName(name, null)) ?? null,
    avatarUrl: profile?.avatarUrl ?? null,
    activeTeamId: profile?.activeTeamId ?? null,
  };
}
