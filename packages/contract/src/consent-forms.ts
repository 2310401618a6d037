import { z } from 'zod';
import { consentScopes } from './consents.ts';
import { CONSENT_NAME_MAX, CONSENT_NOTE_MAX } from './constants.ts';
import { id, optionalText, requiredText } from './fields.ts';

/** The start of the names of the form fields with the uses. */
export const USE_FIELD = 'use-';

const chosenUses = (form: Readonly<Record<string, string>>): string[] =>
  Object.keys(form).flatMap((name) =>
    name.startsWith(USE_FIELD) ? name.slice(USE_FIELD.length) : [],
  );

const form = z.record(z.string(), z.string());

/** What a participant signs on their page. `seen` names what the page showed. `none`: they agree to nothing. */
export const consentForm = form
  .transform((fields): unknown => ({
    seen: fields.seen,
    scope: fields.scope ?? 'shoot',
    signedName: fields.name,
    useIds: fields.answer === 'none' ? [] : chosenUses(fields),
    isNone: fields.answer === 'none',
  }))
  .pipe(
    z
      .object({
        seen: z.string(),
        scope: z.enum(consentScopes),
        signedName: requiredText(CONSENT_NAME_MAX, 'Please type your full name'),
        useIds: z.array(id),
        isNone: z.boolean(),
      })
      .refine(({ useIds, isNone }) => isNone || useIds.length > 0, {
        path: ['useIds'],
        message: 'Please choose what you agree to',
      }),
  );
export type ConsentForm = z.output<typeof consentForm>;

/** What a participant withdraws on their page: the checked uses, or all. */
export const withdrawalForm = form
  .transform((fields): unknown => ({
    consentId: fields.consent,
    useIds: chosenUses(fields),
    isAll: fields.which === 'all',
    note: fields.note ?? '',
  }))
  .pipe(
    z
      .object({
        consentId: id,
        useIds: z.array(id),
        isAll: z.boolean(),
        note: optionalText(CONSENT_NOTE_MAX),
      })
      .refine(({ useIds, isAll }) => isAll || useIds.length > 0, {
        path: ['useIds'],
        message: 'Please choose what you withdraw',
      }),
  );
export type WithdrawalForm = z.output<typeof withdrawalForm>;
