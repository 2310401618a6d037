import { z } from 'zod';
import {
  CONSENT_PLACES_MAX,
  CONSENT_TEXT_MAX,
  CONSENT_USE_ABOUT_MAX,
  CONSENT_USE_NAME_MAX,
  CONSENT_USES_MAX,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, optionalText, requiredText, text } from './fields.ts';

/** A use that participants can agree to. It keeps its id in later versions of the wording. */
export const consentUse = z.strictObject({
  id,
  name: requiredText(CONSENT_USE_NAME_MAX, 'Please enter a name'),
  about: optionalText(CONSENT_USE_ABOUT_MAX),
});
export type ConsentUse = z.output<typeof consentUse>;

const PLACES = /\{(shoot|date|name)\}/g;

const wordingText = text(CONSENT_TEXT_MAX)
  .trim()
  .refine((typed) => typed !== '', 'Please enter a text')
  .refine(
    (typed) => (typed.match(PLACES)?.length ?? 0) <= CONSENT_PLACES_MAX,
    `At most ${CONSENT_PLACES_MAX} words in braces`,
  );

const uses = z
  .array(consentUse, 'This must be a list')
  .min(1, 'Please add at least one use')
  .max(CONSENT_USES_MAX, `At most ${CONSENT_USES_MAX} uses`)
  .refine(
    (list) => new Set(list.map((each) => each.id)).size === list.length,
    'A use is listed twice',
  );

export const consentWordingFields = { text: wordingText, uses };
export const newConsentWording = z.strictObject(consentWordingFields);
export type NewConsentWording = z.output<typeof newConsentWording>;

/** A version of the wording. It never changes. `signed` counts the consents that were signed with it. */
const consentWording = z.object({
  version: z.number().int(),
  text: z.string(),
  uses: z.array(consentUse),
  createdAt: z.string(),
  signed: z.number().int(),
});
export type ConsentWording = z.infer<typeof consentWording>;

/** The latest version of the active team's wording; null if it has none. */
export const getConsentWording = defineEndpoint({
  method: 'GET',
  path: '/api/consent-wording',
  access: 'team',
  response: z.object({ wording: consentWording.nullable() }),
});

/**
 * Adds a version, which new links show. Consents keep theirs. `basedOn` is the version that was edited, 0 for none: if there
 * is a newer one, 409 `version_conflict` with the `current` wording.
 */
export const addConsentWording = defineEndpoint({
  method: 'POST',
  path: '/api/consent-wording',
  access: 'team',
  action: 'editConsent',
  body: eitherCase(newConsentWording.extend({ basedOn: z.int('This must be a number').min(0) })),
  creates: true,
  response: z.object({ wording: consentWording }),
});

/** What a person reads instead of the words in braces. `date` is in words. */
export interface WordingValues {
  readonly shoot: string;
  readonly date: string;
  readonly name: string;
}

/** The text as a person reads it. Words in braces within the values stay as they are. */
export const renderWording = (wording: string, values: WordingValues): string =>
  wording.replace(PLACES, (_, place: keyof WordingValues) => values[place]);
