import { z } from 'zod';
import { inviteCode } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownImageUrl, personName } from './fields.ts';

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.strictObject({
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  avatarUrl: ownImageUrl.nullable().optional(),
  inviteCode,
});

/** 404 `profile_not_found` until the first save. */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'session',
  response: profile,
});

/**
 * Saves one's profile. The first save also brings one into a team: the one of `inviteCode`, else a new personal team
 * "{First name}'s Team". 422 for a bad code, and for a code with a later save.
 */
export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/user/profile',
  access: 'session',
  body: profileInput,
  response: profile,
});
