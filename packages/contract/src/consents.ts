import { z } from 'zod';
import { callSkips } from './call-sending.ts';
import { consentUse } from './consent-wording.ts';
import { LINKS_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

/** What a consent covers: one shoot, or all shoots of the team for which the person is on the crew. */
export const consentScopes = ['shoot', 'team'] as const;

/** A use with its wording, and whether the person agreed to it. */
export const signedUse = consentUse.extend({ isAgreed: z.boolean() });
export type SignedUse = z.infer<typeof signedUse>;

/** Uses (by id) that a person no longer agrees to, beside the consent that they signed. */
export const consentWithdrawal = z.object({
  useIds: z.array(id),
  note: z.string().nullable(),
  at: z.string(),
});
export type ConsentWithdrawal = z.infer<typeof consentWithdrawal>;

/** A signed consent. It never changes: signing again adds another one, and withdrawals are beside it, the oldest first. */
const signedConsent = z.object({
  id,
  version: z.number().int(),
  scope: z.enum(consentScopes),
  signedName: z.string(),
  at: z.string(),
  uses: z.array(signedUse),
  withdrawals: z.array(consentWithdrawal),
});
export type SignedConsent = z.infer<typeof signedConsent>;

/** How far a participant is: signed, or else opened the link, was asked, or neither. */
const consentStates = ['signed', 'opened', 'asked', 'notAsked'] as const;

/** `consent` is the last one that counts for the shoot; null unless the state is `signed`. */
const consentingPerson = z.object({
  participantId: id,
  personnelId: id.nullable(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.string(),
  state: z.enum(consentStates),
  consent: signedConsent.nullable(),
});
export type ConsentingPerson = z.infer<typeof consentingPerson>;

/** The last consent of someone who signed for the shoot and is not on its crew any more. Which shots show them is not known. */
const formerPerson = signedConsent
  .pick({ id: true, uses: true, withdrawals: true })
  .extend({ name: z.string() });
export type FormerPerson = z.infer<typeof formerPerson>;

/** `version` is that of the team's wording, 0 if it has none. `uses` are its uses, then others that someone has signed. */
const consentsOfShoot = z.object({
  version: z.number().int(),
  uses: z.array(consentUse),
  people: z.array(consentingPerson),
  former: z.array(formerPerson),
});
export type ConsentsOfShoot = z.infer<typeof consentsOfShoot>;

/** Who agreed to what, in the order of the crew. The ETag rises with every change in the team. 404. */
export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/consents',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  response: consentsOfShoot,
});

const participantIds = z
  .array(id, 'This must be a list')
  .min(1, 'Please choose at least one person')
  .max(LINKS_MAX, 'This list is too long')
  .transform((ids) => [...new Set(ids)]);

/**
 * Emails participants who have not signed, each at most once in 24 hours. Without `participantIds`, all of them.
 * Errors: 404; 422 for people who are not on the shoot, and without a wording; 429.
 */
export const askForConsents = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/consents/ask',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  body: eitherCase(z.strictObject({ participantIds: participantIds.optional() })),
  response: z.object({
    sent: z.array(id),
    skipped: z.array(z.object({ participantId: id, reason: z.enum(callSkips) })),
  }),
});

export const CHANGED_MESSAGE =
  'What you read has changed meanwhile. Please read it again before you sign.';
export const NO_WORDING_MESSAGE = 'The team has no consent wording yet';

/** The path of the signed consents of a shoot as a PDF. With `consent`, only the one with this id. 404 for non-members. */
export const consentsAddress = (teamId: string, shootId: string, consentId?: string) =>
  `/api/team/${teamId}/shoots/${shootId}/consents.pdf${consentId ? `?consent=${consentId}` : ''}`;
