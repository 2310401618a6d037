import { z } from 'zod';
import { inviteCode } from './auth.ts';
import { UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { imageAddress, personName } from './fields.ts';

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.strictObject({
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  avatarUrl: imageAddress.nullable().optional(),
  inviteCode,
});

/** Errors: 404 `profile_not_found` before the first save, unless a password sign-in has created the profile. */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'session',
  response: profile,
});

export const FOREIGN_AVATAR_MESSAGE = 'Please upload the picture instead';

/**
 * Saves the caller's profile. The first save also adds the user to the team of `inviteCode`, or to a new personal team.
 * A new picture comes in the form field `avatar`; `avatarUrl` is the URL of one uploaded before. Errors: 422 for a
 * picture of another user, an invalid code, a missing code where one is required, and a code in a later save; those of `uploadImage`.
 */
export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/user/profile',
  access: 'session',
  body: profileInput,
  bodyMaxBytes: UPLOAD_MAX_BYTES,
  file: { name: 'avatar', sets: 'avatarUrl' },
  response: profile,
});
