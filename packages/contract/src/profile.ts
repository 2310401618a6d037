import { z } from 'zod';
import { inviteCode } from './auth.ts';
import { UPLOAD_MAX_BYTES } from './constants.ts';
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

/** 404 `profile_not_found` until the first save, or a sign-in by password after which it would be missing. */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'session',
  response: profile,
});

export const FOREIGN_AVATAR_MESSAGE = 'Please upload the picture instead';

/**
 * Saves one's profile. The first save also brings one into a team: the one of `inviteCode`, else a new personal team
 * "{First name}'s Team". The picture comes along in the field `avatar` of a form; `avatarUrl` is one that came before. 422
 * for a picture of somebody else, a bad code, and a code with a later save; as `uploadImage` for a picture that cannot be
 * kept.
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
